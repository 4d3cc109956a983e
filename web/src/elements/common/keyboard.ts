/** Where an arrow key leads from a cell; null for other keys. */
export function moveInGrid(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  from: { readonly row: number; readonly column: number },
  { rows, columns }: { readonly rows: number; readonly columns: number },
): { row: number; column: number } | null {
  if (event.altKey) return null;
  const far = event.ctrlKey || event.metaKey;
  const at = (row: number, column: number) => ({
    row: Math.max(0, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  });
  switch (event.key) {
    case 'ArrowLeft':
      return at(from.row, far ? 0 : from.column - 1);
    case 'ArrowRight':
      return at(from.row, far ? columns - 1 : from.column + 1);
    case 'ArrowUp':
      return at(far ? 0 : from.row - 1, from.column);
    case 'ArrowDown':
      return at(far ? rows - 1 : from.row + 1, from.column);
    case 'Home':
      return at(far ? 0 : from.row, 0);
    case 'End':
      return at(far ? rows - 1 : from.row, columns - 1);
    default:
      return null;
  }
}

/** The keys that enlarge (1), reduce (-1) or fit (0) a map; undefined for others. The browser's own zoom stays. */
export function zoomKey(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): 1 | -1 | 0 | undefined {
  if (event.ctrlKey || event.metaKey) return undefined;
  return ({ '+': 1, '=': 1, '-': -1, '0': 0 } as const)[event.key];
}
