import { css } from 'lit';

export const heatmapStyles = css`
  :host {
    display: grid;
    grid-template: auto minmax(0, 1fr) / 1.6em minmax(0, 1fr);
    position: relative;
    min-width: 0;
    font-size: 0.95em;
  }

  :host([fill]) {
    height: 100%;
    min-height: 0;
  }

  .below {
    grid-column: 1 / -1;
    margin: 0.4em 0 0;
    min-height: 1.45em;
    font-variant-numeric: tabular-nums;
    color: var(--lb-quiet);
    overflow-wrap: anywhere;
  }

  .below p {
    margin: 0;
  }

  .below[role='alert'] {
    padding-left: 0.7em;
    border-left: 3px solid var(--lb-accent);
    color: var(--lb-ink);
  }

  .caption {
    font-style: italic;
  }

  .axis {
    color: var(--lb-quiet);
    font-size: 0.85em;
    height: 2em;
    line-height: 2em;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .axis.across {
    grid-column: 2;
  }

  .axis.down {
    grid-row: 2;
    height: auto;
    line-height: 1.6em;
    writing-mode: vertical-rl;
    transform: rotate(180deg);
    text-align: end;
  }

  /* Chinese runs down the page by itself; turned round it would stand on its head. */
  .axis.down:lang(zh) {
    transform: none;
    text-align: start;
  }

  .frame {
    grid-area: 2 / 2;
    overflow: auto;
    min-width: 0;
    min-height: 0;
    scrollbar-width: thin;
    overscroll-behavior: contain auto;
  }

  :host(:not([fill])) .frame {
    max-height: var(--lookback-map-height, 34em);
  }

  :host(:focus-within) .frame {
    outline: 2px solid var(--lb-accent);
    outline-offset: 2px;
  }

  /* A shadow at the edges behind which there is more; it goes where the map ends. */
  .more {
    grid-area: 2 / 2;
    position: relative;
    z-index: 4;
    overflow: hidden;
    pointer-events: none;
  }

  .more::before,
  .more::after {
    content: '';
    position: absolute;
    opacity: 0;
    transition: opacity 150ms;
  }

  .more::before {
    inset: 0 0 0 auto;
    width: 0.9em;
    background: linear-gradient(to right, transparent, var(--lb-shade));
  }

  .more::after {
    inset: auto 0 0;
    height: 0.9em;
    background: linear-gradient(to bottom, transparent, var(--lb-shade));
  }

  .more.right::before,
  .more.below::after {
    opacity: 1;
  }

  .sheet {
    display: grid;
    position: relative;
    cursor: crosshair;
    user-select: none;
  }

  .corner,
  .labels {
    position: sticky;
    background: var(--lb-paper);
    z-index: 2;
  }

  .corner {
    top: 0;
    left: 0;
    z-index: 3;
    color: var(--lb-accent);
  }

  .columns {
    top: 0;
    grid-area: 1 / 2;
  }

  .rows {
    left: 0;
    grid-area: 2 / 1;
  }

  .grid {
    grid-area: 2 / 2;
    display: grid;
    min-width: 0;
  }

  canvas {
    grid-area: 1 / 1;
    position: sticky;
    display: block;
  }

  .marks {
    pointer-events: none;
  }

  .labels span {
    position: absolute;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    line-height: 1.3;
  }

  .columns span {
    bottom: 0.45em;
    transform: translateX(-50%);
    text-align: center;
  }

  .columns span.slanted {
    bottom: 0.15em;
    transform-origin: 0 100%;
    transform: rotate(-45deg) translateX(0.25em);
    text-align: start;
  }

  .rows span {
    right: 0;
    left: 0;
    padding: 0 0.55em;
    display: flex;
    align-items: center;
    justify-content: flex-end;
  }

  .rows bdi {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .labels .end {
    color: var(--lb-quiet);
    font-size: 0.85em;
  }

  .labels .here {
    color: var(--lb-accent);
    font-weight: 650;
    z-index: 1;
  }

  /* On paper the whole map stands, not the part that was in view; cells keep their colours. */
  @media print {
    .frame,
    :host(:not([fill])) .frame {
      overflow: visible;
      max-height: none;
    }

    :host([fill]) {
      height: auto;
    }

    canvas,
    .labels,
    .corner {
      position: relative;
      inset: auto !important;
      print-color-adjust: exact;
    }

    .labels span {
      position: absolute;
    }

    .marks,
    .more {
      display: none;
    }
  }
`;
