import { css } from 'lit';

export const stepsStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    font-variant-numeric: tabular-nums;
  }

  .steps {
    display: flex;
    flex-direction: column;
    gap: 0.6em;
    font-size: 0.9em;
  }

  .transport {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4em 0.5em;
  }

  .transport button {
    min-width: 2.2em;
  }

  .transport .play {
    min-width: 5.2em;
  }

  .transport button:disabled {
    opacity: 0.35;
    cursor: default;
  }

  .transport [type='range'] {
    flex: 1 1 7em;
    min-width: 5em;
    accent-color: var(--lb-accent);
  }

  .number,
  .quiet {
    color: var(--lb-quiet);
  }

  .number {
    font-size: 0.85em;
    min-width: 6em;
  }

  .names {
    display: inline-flex;
    align-items: center;
    gap: 0.35em;
    font-size: 0.85em;
    cursor: pointer;
  }

  .names input {
    accent-color: var(--lb-ink);
  }

  .panes {
    display: grid;
    gap: 1.2em 2em;
    align-items: start;
  }

  .flow {
    min-width: 0;
    display: flex;
    flex-direction: column;
    gap: 0.6em;
  }

  p {
    margin: 0;
  }

  .order {
    display: inline-block;
    min-width: 1.35em;
    padding: 0 0.3em;
    border: 1px solid currentcolor;
    border-radius: 1em;
    font-size: 0.75em;
    font-weight: 400;
    line-height: 1.35;
    text-align: center;
    color: var(--lb-quiet);
  }

  .symbol {
    font-family: Georgia, 'Times New Roman', 'Noto Serif', serif;
    font-style: italic;
    font-size: 1.1em;
  }

  .chip {
    display: inline-block;
    padding: 0 0.45em;
    border-radius: 0.3em;
    background: var(--lb-glow);
    color: var(--lb-ink);
    font-size: 0.8em;
    font-weight: 400;
  }

  .arithmetic {
    min-width: 0;
    overflow-x: auto;
    font-size: 0.9em;
    display: grid;
    gap: 0.35em;
  }

  h3,
  h4 {
    margin: 0;
    font-size: 1em;
    font-weight: 650;
  }

  h4 {
    margin-top: 0.5em;
    font-weight: 400;
    color: var(--lb-quiet);
  }

  .formula {
    font-family: Georgia, 'Times New Roman', 'Noto Serif', serif;
    font-style: italic;
  }

  .formula b,
  .formula sub,
  .formula sup {
    font-style: normal;
    line-height: 1;
  }

  .formula sub,
  .formula sup {
    font-size: 0.75em;
  }

  .sum {
    padding-inline-start: 1em;
    text-indent: -1em;
    overflow-wrap: anywhere;
  }

  .terms {
    width: auto;
  }

  .terms caption {
    text-align: start;
    color: var(--lb-quiet);
    padding-bottom: 0.2em;
  }

  .terms td,
  .terms th {
    padding: 0.05em 0 0.05em 0.8em;
    text-align: end;
    white-space: nowrap;
  }

  .terms tbody th:not([colspan]) {
    padding-inline-start: 0;
    color: var(--lb-quiet);
  }

  .terms thead th {
    padding-block: 0;
  }

  .terms th[colspan] {
    padding-inline-start: 0;
    text-align: start;
  }

  @container (min-width: 608px) {
    .panes {
      grid-template: auto 1fr / minmax(0, 11fr) minmax(0, 9fr);
    }

    .flow {
      grid-row: 1 / 3;
    }
  }
`;
