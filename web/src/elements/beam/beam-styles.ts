import { css } from 'lit';

export const beamStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    font-variant-numeric: tabular-nums;
  }

  .beam {
    display: flex;
    flex-direction: column;
    gap: 0.8em;
    font-size: 0.9em;
  }

  p,
  h3 {
    margin: 0;
  }

  h3 {
    font-size: 1em;
    font-weight: 650;
  }

  .quiet,
  .legend {
    color: var(--lb-quiet);
  }

  .note:empty {
    display: none;
  }

  .note {
    border-left: 3px solid var(--lb-accent);
    padding-left: 0.7em;
  }

  section {
    min-width: 0;
    display: flex;
    flex-direction: column;
    gap: 0.4em;
  }

  .words {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3em 0.7em;
  }

  .word {
    display: inline-flex;
    flex-direction: column;
    align-items: center;
  }

  .words .text {
    font-size: 1.25em;
  }

  .percent {
    font-size: 0.85em;
    color: var(--lb-quiet);
  }

  .doubtful .text {
    text-decoration: underline wavy var(--lb-accent) 1.5px;
    text-underline-offset: 0.2em;
  }

  .doubtful .percent {
    color: var(--lb-accent);
  }

  .settings {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4em 1.1em;
    align-items: center;
  }

  .settings label {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
  }

  .settings input {
    width: 5em;
    accent-color: var(--lb-accent);
  }

  output {
    min-width: 2.2em;
  }

  button:disabled {
    opacity: 0.35;
    cursor: default;
  }

  .scroll {
    padding: 3px;
  }

  .tree {
    position: relative;
    direction: ltr;
  }

  .tree svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }

  .tree path {
    fill: none;
    stroke: var(--lb-line);
  }

  .tree path.on {
    stroke: var(--lb-accent);
  }

  .node {
    position: absolute;
    height: 1.8em;
    min-height: 0;
    padding: 0 0.3em;
    background: var(--lb-paper);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* What led nowhere is quiet; what ended has a full frame. */
  .node.pruned,
  .node.cut {
    color: var(--lb-quiet);
    border-style: dashed;
  }

  .node.finished {
    border-color: var(--lb-quiet);
  }

  .node.on {
    border-color: var(--lb-accent);
  }

  .node.here {
    background: var(--lb-glow);
    color: var(--lb-ink);
  }

  .panes {
    display: grid;
    gap: 1.2em 2em;
    align-items: start;
  }

  .panes .text {
    font-size: 1.2em;
    overflow-wrap: anywhere;
  }

  .sum {
    overflow-wrap: anywhere;
  }

  sup {
    line-height: 1;
  }

  ol {
    margin: 0;
    padding-inline-start: 1.6em;
  }

  .number {
    color: var(--lb-quiet);
  }

  @container (min-width: 608px) {
    .panes {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`;
