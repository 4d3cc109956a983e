import { css } from 'lit';

/** A view that needs the whole width: one column, which scrolls by itself where the page does not. */
export const translatorWideStyles = css`
  .layout.wide,
  :host([fill]) .layout.wide {
    display: flex;
  }

  :host([fill]) .layout.wide {
    height: 100%;
    overflow-y: auto;
    scrollbar-width: thin;
  }

  :host([fill]) .layout.wide section {
    flex: none;
    overflow: visible;
  }
`;
