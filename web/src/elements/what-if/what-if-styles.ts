import { css } from 'lit';

export const whatIfStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    font-variant-numeric: tabular-nums;
  }

  .what-if {
    display: flex;
    flex-direction: column;
    gap: 0.7em;
    font-size: 0.9em;
  }

  .bar-of-buttons,
  .buttons,
  .presets {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4em;
  }

  .bar-of-buttons {
    justify-content: space-between;
    gap: 0.4em 1em;
  }

  button:disabled {
    opacity: 0.35;
    cursor: default;
  }

  p {
    margin: 0;
  }

  .note:empty {
    display: none;
  }

  .note {
    border-left: 3px solid var(--lb-accent);
    padding-left: 0.7em;
  }

  .quiet,
  .end {
    color: var(--lb-quiet);
  }

  h3,
  label {
    display: block;
    margin: 0 0 0.3em;
    font-size: 1em;
    font-weight: 650;
  }

  .now h3,
  label {
    font-weight: 400;
    color: var(--lb-quiet);
  }

  .target {
    font-size: 1.35em;
    line-height: 1.75;
    overflow-wrap: anywhere;
  }

  .busy .target {
    opacity: 0.6;
    transition: opacity 150ms 250ms;
  }

  .piece {
    border: 0;
    border-radius: 0.2em;
    padding: 0.04em 0.1em;
    min-height: 0;
  }

  .piece:hover {
    background: var(--lb-sunken);
  }

  .piece.end {
    font-size: 0.75em;
    margin-inline-start: 0.3em;
  }

  .piece.moved {
    color: var(--lb-accent);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .piece.here {
    background: var(--lb-glow);
    box-shadow: inset 0 -2px 0 var(--lb-accent);
    color: var(--lb-ink);
    text-decoration: none;
  }

  .panes {
    display: grid;
    gap: 1.2em 2em;
    align-items: start;
  }

  section {
    min-width: 0;
    display: flex;
    flex-direction: column;
    gap: 0.5em;
  }

  section h3 {
    margin: 0;
  }

  ul {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    gap: 0.15em;
  }

  .words li button {
    display: grid;
    grid-template-columns: minmax(4em, 8em) minmax(0, 1fr) 4em;
    align-items: center;
    gap: 0.5em;
    width: 100%;
    border-color: transparent;
    padding: 0 0.4em;
    text-align: start;
  }

  .words li button:hover {
    border-color: var(--lb-quiet);
  }

  .words .chosen bdi {
    font-weight: 650;
    color: var(--lb-accent);
  }

  .words .chosen .bar {
    background: var(--lb-accent);
  }

  bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .bar {
    display: inline-block;
    height: 0.7em;
    width: calc(var(--share, 0) * 100%);
    min-width: 1px;
    background: var(--lb-quiet);
    transition: width 200ms ease-out;
  }

  .number {
    text-align: end;
  }

  form {
    display: flex;
    gap: 0.4em;
  }

  input[type='text'],
  textarea {
    flex: 1;
    min-width: 0;
    width: 100%;
    font: inherit;
    color: inherit;
    background: var(--lb-sunken);
    border: 1px solid var(--lb-line);
    border-radius: 0.4em;
    padding: 0.25em 0.5em;
  }

  .presets button {
    font-size: 0.9em;
    min-height: 1.8em;
    padding: 0.1em 0.55em;
  }

  .weights li {
    display: grid;
    grid-template-columns: minmax(4em, 8em) minmax(0, 1fr) 3.2em;
    align-items: center;
    gap: 0.5em;
  }

  /* A weight as a bar of the one blue, with a handle to drag. */
  .weights input {
    appearance: none;
    width: 100%;
    height: 1.3em;
    margin: 0;
    cursor: ew-resize;
    border-radius: 0.15em;
    background:
      linear-gradient(var(--blue), var(--blue)) 0 / calc(var(--share) * 100%) 100% no-repeat,
      var(--lb-sunken);
  }

  .weights input:dir(rtl) {
    background-position-x: 100%;
  }

  .weights input::-webkit-slider-thumb {
    appearance: none;
    width: 0.5em;
    height: 1.3em;
    border-radius: 0.15em;
    background: var(--lb-ink);
  }

  .weights input::-moz-range-thumb {
    width: 0.5em;
    height: 1.3em;
    border: 0;
    border-radius: 0.15em;
    background: var(--lb-ink);
  }

  .caution {
    max-width: 46em;
  }

  .results bdi {
    white-space: normal;
  }

  table {
    border-collapse: collapse;
    width: 100%;
  }

  th {
    font-weight: 400;
    text-align: start;
  }

  thead th {
    font-size: 0.9em;
    color: var(--lb-quiet);
    border-bottom: 1px solid var(--lb-line);
    padding-inline-end: 0.8em;
  }

  td,
  tbody th {
    padding: 0.1em 0.8em 0.1em 0;
  }

  .bits {
    width: 45%;
    white-space: nowrap;
  }

  .bits .bar {
    width: calc(var(--share, 0) * (100% - 3.5em));
  }

  @container (min-width: 608px) {
    .panes {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .bar,
    .busy .target {
      transition: none;
    }
  }
`;
