/** What was dropped, taken out of its event. */
export interface Dropped {
  readonly entries: readonly FileSystemEntry[];
  readonly files: readonly File[];
}

/** Must be called before the first pause: the list is emptied after the event. */
export function dropped({ items, files }: DataTransfer): Dropped {
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  return { entries, files: [...files] };
}
