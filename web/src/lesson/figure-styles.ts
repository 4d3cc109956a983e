import { css } from 'lit';
import { sideways } from '../elements/common/shared-styles';

/** What all figures of the lesson share: a line that says what to try, quiet notes, tables of numbers. */
export const figureStyles = css`
  :host {
    display: block;
  }

  p {
    margin: 0.3em 0 0.7em;
  }

  .quiet,
  .missing {
    color: var(--lb-quiet);
  }

  .missing,
  .alert {
    border-left: 3px solid var(--lb-line);
    padding-left: 0.7em;
  }

  .alert {
    border-color: var(--lb-accent);
  }

  .author {
    margin: 0.8em 0;
    font-size: 0.85em;
    color: var(--lb-quiet);
  }

  .author code {
    white-space: nowrap;
  }

  .author a {
    color: inherit;
    text-underline-offset: 0.2em;
  }

  .stale {
    opacity: 0.55;
  }

  .french {
    font-size: 1.1em;
    line-height: 1.6;
  }

  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4em 1em;
    margin: 0.4em 0 0.8em;
  }

  input[type='range'] {
    accent-color: var(--lb-accent);
    min-width: 8em;
  }

  label.range {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.2em 0.6em;
  }

  ${sideways}

  table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  caption {
    text-align: start;
    color: var(--lb-quiet);
    padding-bottom: 0.4em;
  }

  th,
  td {
    text-align: start;
    font-weight: inherit;
    padding: 0.35em 1em 0.35em 0;
    vertical-align: baseline;
  }

  thead th {
    vertical-align: bottom;
    color: var(--lb-quiet);
    font-size: 0.9em;
  }

  tbody tr {
    border-top: 1px solid var(--lb-line);
  }

  td.number {
    text-align: end;
  }

  th[scope='row'] {
    white-space: nowrap;
  }

  .meter {
    display: inline-block;
    vertical-align: middle;
    width: 8em;
    max-width: 15vw;
    height: 0.9em;
    background: var(--lb-sunken);
  }

  .meter span {
    display: block;
    height: 100%;
  }

  .words {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: 0.35em;
    margin: 0.4em 0 0.8em;
  }

  .words .name {
    flex-basis: 100%;
    color: var(--lb-quiet);
    font-size: 0.9em;
  }

  .words button[aria-pressed='true'] {
    background: var(--lb-glow);
    border-color: var(--lb-accent);
    color: var(--lb-ink);
  }

  math {
    font-family: math, 'STIX Two Math', 'Cambria Math', 'Latin Modern Math', serif;
    font-size: 1.05em;
  }
`;
