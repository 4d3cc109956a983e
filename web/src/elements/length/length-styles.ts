import { css } from 'lit';
import { sideways } from '../common/shared-styles';

export const lengthStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }

  .figures {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.6em 3em;
    align-items: start;
  }

  h2 {
    margin: 0 0 0.3em;
    font-size: 1em;
    font-weight: 650;
  }

  h3 {
    display: flex;
    align-items: center;
    gap: 0.5em;
    margin: 0 0 0.2em;
    font-size: 0.9em;
    font-weight: 650;
  }

  p {
    margin: 0 0 0.5em;
    max-width: 60em;
  }

  .quiet {
    color: var(--lb-quiet);
  }

  .small {
    font-size: 0.85em;
  }

  .missing {
    padding-left: 0.7em;
    border-left: 3px solid var(--lb-accent);
    font-size: 0.9em;
  }

  .other {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4em 1em;
    margin-bottom: 1.2em;
  }

  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3em;
    margin-bottom: 0.4em;
    font-size: 0.85em;
  }

  .legend button {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
  }

  .legend button[aria-pressed='false'] {
    color: var(--lb-quiet);
    text-decoration: line-through;
  }

  .readout {
    min-height: 3em;
    font-size: 0.9em;
    font-variant-numeric: tabular-nums;
  }

  .item {
    white-space: nowrap;
    margin-inline-start: 0.8em;
  }

  .slider {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3em 0.7em;
    margin-bottom: 0.5em;
    font-variant-numeric: tabular-nums;
  }

  .slider input {
    flex: 1 1 10em;
    max-width: 26em;
    min-height: 2em;
    accent-color: var(--lb-accent);
  }

  .slider output {
    min-width: 6.5em;
  }

  .verdict {
    font-size: 1.05em;
  }

  .curves .verdict {
    min-height: 2.9em;
  }

  details {
    margin-bottom: 0.5em;
    font-size: 0.9em;
  }

  summary {
    cursor: pointer;
    color: var(--lb-quiet);
  }

  ${sideways}

  table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  caption {
    text-align: start;
    color: var(--lb-quiet);
  }

  th,
  td {
    padding: 0.15em 0.7em;
    border-bottom: 1px solid var(--lb-line);
    text-align: end;
    white-space: nowrap;
    font-weight: 400;
  }

  .trial {
    padding-top: 0.8em;
    border-top: 1px solid var(--lb-line);
  }

  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4em 1em;
    margin-bottom: 0.4em;
    font-size: 0.9em;
  }

  .source {
    font-size: 1.1em;
    max-width: 46em;
  }

  .rivals {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 19em), 1fr));
    gap: 1.2em 2.5em;
    margin-bottom: 0.8em;
  }

  article {
    min-width: 0;
    border-top: 1px solid var(--lb-line);
    padding-top: 0.5em;
  }

  article svg {
    flex: none;
  }

  .written {
    font-size: 1.1em;
  }

  .busy {
    opacity: 0.6;
    transition: opacity 150ms 200ms;
  }

  .reference {
    color: var(--lb-quiet);
  }

  mark {
    color: var(--lb-ink);
    background: var(--lb-glow);
    text-decoration: underline wavy var(--lb-accent);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  .detail {
    color: var(--lb-quiet);
    overflow-wrap: anywhere;
  }

  @container (min-width: 60rem) {
    .figures {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }

    /* Beside the curves from the top on, so that nobody has to scroll to learn that there is something to try. */
    .curves ~ .trial {
      grid-area: 1 / 2 / span 2;
      padding-top: 0;
      border-top: 0;
    }

    .gradients {
      grid-column: 1;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .busy {
      transition: none;
    }
  }
`;
