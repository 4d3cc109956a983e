import { css } from 'lit';

export const translatorLabStyles = css`
  .lab {
    min-height: 0;
    min-width: 0;
    overflow-y: auto;
    scrollbar-width: thin;
  }

  .try {
    margin: 0 0 0.7em;
  }

  @container (min-width: 736px) {
    :host([fill]) .lab {
      flex: 1 1 0;
    }
  }
`;
