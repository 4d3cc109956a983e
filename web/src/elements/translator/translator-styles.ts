import { css } from 'lit';

export const translatorStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    background: var(--lb-paper);
  }

  :host([fill]) {
    height: 100%;
    min-height: 0;
  }

  .layout {
    display: flex;
    flex-direction: column;
    gap: 1.2em;
    font-size: clamp(0.95em, 0.75em + 0.4cqi, 1.4em);
  }

  section {
    position: relative;
    min-width: 0;
    display: flex;
    flex-direction: column;
    gap: 0.7em;
  }

  .input {
    position: relative;
  }

  label,
  h2 {
    display: block;
    margin: 0 0 0.3em;
    font-size: 0.85em;
    font-weight: 400;
    color: var(--lb-quiet);
  }

  textarea {
    display: block;
    width: 100%;
    min-height: 3.9em;
    max-height: 6.3em;
    field-sizing: content;
    padding: 0.5em 2em 0.5em 0.6em;
    font: inherit;
    font-size: 1.15em;
    line-height: 1.4;
    color: inherit;
    background: var(--lb-sunken);
    border: 1px solid var(--lb-line);
    border-radius: 0.4em;
    resize: vertical;
  }

  textarea:focus {
    outline: 2px solid var(--lb-ink);
    outline-offset: -1px;
  }

  .clear {
    position: absolute;
    bottom: 1.1em;
    inset-inline-end: 0.3em;
    border: 0;
    padding: 0 0.5em;
    font-size: 1.1em;
    color: var(--lb-quiet);
  }

  .direction {
    font-size: 0.85em;
    margin-bottom: 0.3em;
  }

  .examples {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35em;
    align-items: center;
    font-size: 0.85em;
    color: var(--lb-quiet);
  }

  .examples button {
    max-width: min(100%, 16.5em);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--lb-ink);
    border-radius: 1em;
  }

  .examples button[aria-pressed='true'] {
    border-color: var(--lb-ink);
  }

  .notes p {
    margin: 0 0 0.3em;
    padding-left: 0.7em;
    border-left: 3px solid var(--lb-accent);
    font-size: 0.9em;
    overflow-wrap: anywhere;
  }

  .heading {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 1em;
  }

  .badge {
    font-size: 0.8em;
    color: var(--lb-accent);
  }

  .source {
    margin-bottom: 0.8em;
  }

  .target {
    font-size: 1.45em;
    min-height: 1.7em;
  }

  .target.long {
    font-size: 1.15em;
  }

  .sentences.busy .target {
    opacity: 0.6;
    transition: opacity 150ms 200ms;
  }

  .pager {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    font-size: 0.85em;
    color: var(--lb-quiet);
    font-variant-numeric: tabular-nums;
  }

  .pager button:disabled {
    opacity: 0.35;
    cursor: default;
  }

  .waiting,
  .instead,
  .quiet {
    color: var(--lb-quiet);
  }

  .about {
    font-size: 0.8em;
    color: var(--lb-quiet);
  }

  .about p {
    margin: 0;
  }

  a {
    color: inherit;
  }

  .numbers {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.6em;
    font-variant-numeric: tabular-nums;
  }

  .numbers span:not(:last-child)::after {
    content: ' ·';
  }

  .toolbar {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4em 0.8em;
    font-size: 0.85em;
  }

  .models {
    margin-right: auto;
  }

  .canvas {
    min-height: 0;
    min-width: 0;
  }

  .instead {
    margin: 2em 0;
    max-width: 34em;
  }

  .below {
    display: flex;
    flex-direction: column;
    gap: 0.3em;
    align-items: start;
  }

  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2em 1.1em;
    font-size: 0.85em;
    align-items: baseline;
  }

  .readout {
    margin: 0;
    min-height: 1.45em;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }

  .readout.guide {
    color: var(--lb-quiet);
  }

  .item {
    white-space: nowrap;
    margin-inline-start: 0.6em;
  }

  @container (max-width: 480px) {
    .readout {
      min-height: 2.9em;
    }

    .examples {
      flex-wrap: nowrap;
      overflow-x: auto;
      scrollbar-width: none;
    }

    .examples > * {
      flex: none;
    }
  }

  @container (min-width: 736px) {
    .layout {
      display: grid;
      grid-template: auto 1fr / minmax(17em, 2fr) minmax(0, 3fr);
      gap: 0.8em 2.2em;
      align-items: start;
    }

    .picture {
      grid-area: 1 / 2 / 3 / 3;
    }

    :host([fill]) .layout {
      height: 100%;
      grid-template-rows: minmax(0, 1fr) auto;
      align-items: stretch;
    }

    :host([fill]) section {
      min-height: 0;
    }

    :host([fill]) .words {
      overflow-y: auto;
      scrollbar-width: thin;
    }

    :host([fill]) .canvas {
      flex: 1 1 0;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .sentences.busy .target {
      transition: none;
    }
  }
`;
