import { css } from 'lit';

/**
 * Paper and ink. `light-dark()` follows the `color-scheme` of wherever the element stands, so a page that is
 * light only stays so; a site may override each colour with the `--lookback-…` property of the same name.
 */
export const tokens = css`
  :host {
    --lb-paper: var(--lookback-paper, #fbfaf6);
    --lb-sunken: var(--lookback-sunken, #f3f1e9);
    --lb-ink: var(--lookback-ink, #1d1c19);
    --lb-quiet: var(--lookback-quiet, #5f5b52);
    --lb-line: var(--lookback-line, #d9d4c7);
    --lb-accent: var(--lookback-accent, #b4440f);
    --lb-glow: var(--lookback-glow, #f8dfd0);
    --lb-shade: rgb(0 0 0 / 22%);
    --lb-font: var(
      --lookback-font,
      system-ui,
      -apple-system,
      'Segoe UI',
      Roboto,
      'Noto Sans',
      'PingFang SC',
      'Microsoft YaHei',
      'Noto Sans CJK SC',
      sans-serif
    );
    color: var(--lb-ink);
    font-family: var(--lb-font);
    line-height: 1.45;
    transition: color 20ms;
  }

  @supports (color: light-dark(#000, #fff)) {
    :host {
      --lb-paper: var(--lookback-paper, light-dark(#fbfaf6, #171715));
      --lb-sunken: var(--lookback-sunken, light-dark(#f3f1e9, #21211e));
      --lb-ink: var(--lookback-ink, light-dark(#1d1c19, #ece8de));
      --lb-quiet: var(--lookback-quiet, light-dark(#5f5b52, #aba598));
      --lb-line: var(--lookback-line, light-dark(#d9d4c7, #3a3832));
      --lb-accent: var(--lookback-accent, light-dark(#b4440f, #ff9d5c));
      --lb-glow: var(--lookback-glow, light-dark(#f8dfd0, #4a2c17));
      --lb-shade: light-dark(rgb(0 0 0 / 22%), rgb(255 255 255 / 18%));
    }
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  [hidden] {
    display: none !important;
  }

  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/**
 * For elements that stand in anybody's page: what that page has set for its own text, by name or by `*`, stops here.
 * Colours and font can still be set, by their properties; the size of the text is the page's.
 */
export const fence = css`
  :host {
    color: var(--lb-ink) !important;
    font-family: var(--lb-font) !important;
    line-height: 1.45 !important;
    font-style: normal !important;
    font-weight: 400 !important;
    font-variant: normal !important;
    letter-spacing: normal !important;
    word-spacing: normal !important;
    text-align: start !important;
    text-indent: 0 !important;
    text-transform: none !important;
    text-shadow: none !important;
    white-space: normal !important;
    word-break: normal !important;
    hyphens: manual !important;
    direction: ltr !important;
    writing-mode: horizontal-tb !important;
  }
`;

/** What is too wide scrolls sideways; a shadow lies at each edge behind which there is more. */
export const sideways = css`
  .scroll {
    overflow-x: auto;
    scrollbar-width: thin;
    background:
      linear-gradient(to right, var(--lb-paper) 50%, transparent) 0 0 / 2em 100% no-repeat local,
      linear-gradient(to left, var(--lb-paper) 50%, transparent) 100% 0 / 2em 100% no-repeat local,
      linear-gradient(to right, var(--lb-shade), transparent) 0 0 / 0.9em 100% no-repeat scroll,
      linear-gradient(to left, var(--lb-shade), transparent) 100% 0 / 0.9em 100% no-repeat scroll;
  }
`;

/** Buttons, groups of them of which one is on, and how far something is. */
export const controls = css`
  button {
    font: inherit;
    color: inherit;
    background: none;
    border: 1px solid var(--lb-line);
    border-radius: 0.4em;
    padding: 0.25em 0.7em;
    min-height: 2em;
    cursor: pointer;
    touch-action: manipulation;
  }

  select {
    font: inherit;
    color: inherit;
    background: var(--lb-paper);
    border: 1px solid var(--lb-line);
    border-radius: 0.4em;
    padding: 0.15em 0.4em;
    min-height: 2em;
  }

  button:hover,
  select:hover {
    border-color: var(--lb-quiet);
  }

  :focus-visible {
    outline: 2px solid var(--lb-accent);
    outline-offset: 1px;
  }

  progress {
    appearance: none;
    display: block;
    width: 100%;
    height: 4px;
    margin-top: 0.35em;
    border: 0;
    background: var(--lb-line);
  }

  progress::-webkit-progress-bar {
    background: var(--lb-line);
  }

  progress::-webkit-progress-value {
    background: var(--lb-ink);
  }

  progress::-moz-progress-bar {
    background: var(--lb-ink);
  }

  .choice {
    display: inline-flex;
    flex-wrap: wrap;
    border: 1px solid var(--lb-line);
    border-radius: 0.4em;
    overflow: clip;
  }

  .choice button {
    border: 0;
    border-radius: 0;
    color: var(--lb-quiet);
  }

  .choice button + button {
    border-left: 1px solid var(--lb-line);
  }

  .choice button[aria-pressed='true'],
  .choice button[aria-selected='true'] {
    color: var(--lb-paper);
    background: var(--lb-ink);
  }

  .choice button:focus-visible {
    outline-offset: -3px;
  }
`;
