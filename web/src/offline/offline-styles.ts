import { css } from 'lit';

export const offlineStyles = css`
  dialog {
    width: min(34rem, calc(100vw - 2rem));
    font-size: 1rem;
  }

  h2,
  h3,
  p {
    margin: 0 0 0.6em;
  }

  h2 {
    font-size: 1.15em;
  }

  h3 {
    font-size: 1em;
    margin-bottom: 0.2em;
  }

  ul {
    list-style: none;
    margin: 0 0 0.9em;
    padding: 0;
    border-top: 1px solid var(--lb-line);
  }

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
    align-items: baseline;
    padding: 0.35em 0;
    border-bottom: 1px solid var(--lb-line);
  }

  .name {
    flex: 1 1 12em;
  }

  .bytes,
  .line {
    font-variant-numeric: tabular-nums;
  }

  .where {
    min-width: 8em;
  }

  .bytes,
  .where,
  .detail {
    color: var(--lb-quiet);
  }

  .kept .where {
    color: inherit;
  }

  .kept .where::before {
    content: '✓ ';
  }

  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
    margin-bottom: 0.8em;
  }

  .all {
    border-color: var(--lb-ink);
    font-weight: 600;
  }

  .line {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1em;
    margin: 0;
  }

  .cancel {
    margin: 0.7em 0;
  }

  li a {
    color: inherit;
  }

  .failed {
    border-left: 3px solid var(--lb-accent);
    padding-left: 0.7em;
  }

  .detail {
    overflow-wrap: anywhere;
  }

  form {
    text-align: end;
  }
`;
