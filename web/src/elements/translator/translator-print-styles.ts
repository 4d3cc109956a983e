import { css } from 'lit';

/** On paper: the sentences and the picture. */
export const translatorPrintStyles = css`
  @media print {
    .layout,
    :host([fill]) .layout {
      display: block;
      height: auto;
    }

    .input,
    .examples,
    .toolbar,
    .facts,
    lookback-look,
    lookback-table,
    .pager button {
      display: none;
    }

    section,
    .canvas {
      display: block;
    }
  }
`;
