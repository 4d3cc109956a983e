import { css } from 'lit';
import { sideways } from '../common/shared-styles';

/** The picture of the steps view: a table of source positions, and the prediction under it. */
export const stagesStyles = css`
  ${sideways}

  table {
    border-collapse: collapse;
    width: 100%;
  }

  th {
    font-weight: 400;
    text-align: start;
  }

  thead th {
    padding: 0.2em 0.5em 0.35em 0;
    font-size: 0.85em;
    color: var(--lb-quiet);
    vertical-align: bottom;
    border-bottom: 1px solid var(--lb-line);
  }

  .flow thead th + th::before {
    content: '→ ';
  }

  .flow td,
  .flow tbody th {
    padding: 1px 0.5em 1px 0;
    height: 1.75em;
  }

  .flow tbody tr {
    cursor: pointer;
  }

  .flow tbody th button {
    border: 0;
    border-radius: 0.2em;
    padding: 0.05em 0.3em;
    min-height: 1.5em;
    max-width: 9em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .flow tbody .end {
    color: var(--lb-quiet);
    font-size: 0.85em;
  }

  .flow tr.here th button {
    background: var(--lb-glow);
    box-shadow: inset 0 -2px 0 var(--lb-accent);
    color: var(--lb-ink);
  }

  .flow tbody tr:hover td {
    background: var(--lb-sunken);
  }

  .bar {
    display: inline-block;
    height: 0.7em;
    width: calc(var(--share, 0) * 100%);
    min-width: 1px;
    background: var(--lb-quiet);
    transition: width 200ms ease-out;
  }

  .energy {
    white-space: nowrap;
  }

  /* Bars stand on a common zero: to the right what is above it, to the left what is below. */
  .axis {
    display: inline-block;
    position: relative;
    width: 3.4em;
    height: 1em;
    margin-inline-end: 0.3em;
    vertical-align: -0.15em;
    direction: ltr;
    background: linear-gradient(var(--lb-line), var(--lb-line)) center / 1px 100% no-repeat;
  }

  .axis .bar {
    position: absolute;
    top: 0.15em;
    left: 50%;
    width: calc(var(--share, 0) * 50%);
    opacity: 0.6;
  }

  .axis .bar.below {
    left: auto;
    right: 50%;
  }

  .energy > span:last-child {
    display: inline-block;
    min-width: 3em;
    text-align: end;
  }

  .cell {
    display: block;
    min-width: 3.4em;
    padding: 0 0.5em;
    line-height: 1.55em;
    text-align: center;
    transition: background-color 200ms ease-out;
  }

  tr.here .cell {
    outline: 2px solid var(--lb-accent);
  }

  .total {
    text-align: center;
    color: var(--lb-quiet);
  }

  tfoot th,
  tfoot td {
    border-top: 1px solid var(--lb-quiet);
    padding-top: 0.3em;
    color: var(--lb-quiet);
  }

  .part {
    white-space: nowrap;
  }

  .strip {
    display: inline-block;
    vertical-align: middle;
    fill: var(--lb-ink);
  }

  .zero {
    stroke: var(--lb-line);
  }

  .fixed {
    padding: 0.8em 0;
    display: grid;
    gap: 0.5em;
  }

  .values {
    font-size: 0.9em;
  }

  .where {
    overflow-wrap: anywhere;
  }

  ol {
    list-style: none;
    margin: 0.4em 0 0;
    padding: 0;
    display: grid;
    gap: 0.1em;
    max-width: 30em;
  }

  li {
    display: grid;
    grid-template-columns: minmax(4em, 7em) minmax(0, 1fr) 4.5em;
    align-items: center;
    gap: 0.5em;
  }

  li bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  li.chosen bdi {
    font-weight: 650;
    color: var(--lb-accent);
  }

  li.chosen .bar {
    background: var(--lb-accent);
  }

  .probability {
    text-align: end;
  }

  /* Without motion the arrows between the stages say what the movement would have said. */
  @media (prefers-reduced-motion: reduce) {
    .bar,
    .cell {
      transition: none;
    }

    .flow thead th + th::before {
      content: '⟶ ';
      color: var(--lb-ink);
    }
  }
`;
