import { css } from 'lit';

export const compareStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }

  .guide,
  .quiet {
    color: var(--lb-quiet);
  }

  .guide {
    margin: 0 0 0.6em;
    max-width: 60em;
  }

  .minds {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 21em), 1fr));
    gap: 1.4em 2em;
    --lookback-map-height: 32em;
  }

  .mind {
    min-width: 0;
    border-top: 1px solid var(--lb-line);
    padding-top: 0.5em;
    display: flex;
    flex-direction: column;
    gap: 0.4em;
    align-items: stretch;
  }

  .mind > button {
    align-self: start;
  }

  .mind p {
    margin: 0;
  }

  .mind.busy lookback-tokens,
  .mind.busy lookback-heatmap {
    opacity: 0.6;
    transition: opacity 150ms 200ms;
  }

  h2 {
    margin: 0;
    font-size: 1em;
    font-weight: 650;
  }

  lookback-tokens {
    font-size: 1.15em;
    min-height: 1.7em;
  }

  lookback-heatmap {
    font-size: 0.85em;
  }

  .detail {
    color: var(--lb-quiet);
    overflow-wrap: anywhere;
  }

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1em 1.2em;
    margin: 0;
    font-size: 0.85em;
    font-variant-numeric: tabular-nums;
  }

  dl div {
    display: flex;
    gap: 0.4em;
  }

  dt {
    color: var(--lb-quiet);
  }

  dd {
    margin: 0;
  }

  lookback-sizes {
    margin-top: 1.6em;
    border-top: 1px solid var(--lb-line);
    padding-top: 0.6em;
  }

  @media (prefers-reduced-motion: reduce) {
    .mind.busy * {
      transition: none;
    }
  }
`;
