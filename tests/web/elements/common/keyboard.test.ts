import { describe, expect, it } from 'vitest';
import { moveInGrid } from '../../../../web/src/elements/common/keyboard';

const size = { rows: 4, columns: 5 };
const from = { row: 1, column: 2 };
const press = (key: string, held: { ctrlKey?: boolean; altKey?: boolean } = {}) =>
  moveInGrid({ key, ctrlKey: false, metaKey: false, altKey: false, ...held }, from, size);

describe('moveInGrid', () => {
  it('steps with the arrows and jumps with Home and End', () => {
    expect(press('ArrowUp')).toEqual({ row: 0, column: 2 });
    expect(press('ArrowDown')).toEqual({ row: 2, column: 2 });
    expect(press('ArrowLeft')).toEqual({ row: 1, column: 1 });
    expect(press('ArrowRight')).toEqual({ row: 1, column: 3 });
    expect(press('Home')).toEqual({ row: 1, column: 0 });
    expect(press('End')).toEqual({ row: 1, column: 4 });
  });

  it('goes to the edge and the corners with Control', () => {
    expect(press('ArrowDown', { ctrlKey: true })).toEqual({ row: 3, column: 2 });
    expect(press('Home', { ctrlKey: true })).toEqual({ row: 0, column: 0 });
    expect(press('End', { ctrlKey: true })).toEqual({ row: 3, column: 4 });
  });

  it('stops at the edge', () => {
    expect(
      moveInGrid({ key: 'ArrowUp', ctrlKey: false, metaKey: false, altKey: false }, { row: 0, column: 0 }, size),
    ).toEqual({
      row: 0,
      column: 0,
    });
  });

  it('leaves other keys, and the browser’s own, alone', () => {
    expect(press('a')).toBeNull();
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
  });
});
