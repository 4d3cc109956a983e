import { describe, expect, it } from 'vitest';
import { kNoEdit, type Edit } from '../../../web/src/protocol/what-if';
import { kNothingChanged, undone, withEdit } from '../../../web/src/state/what-if';

const edit = (...prefix: number[]): Edit => ({ ...kNoEdit, prefix });

describe('changes and taking them back', () => {
  it('goes back one change at a time, to the beginning', () => {
    const twice = withEdit(withEdit(kNothingChanged, edit(1)), edit(1, 2));
    expect(undone(twice).edit).toEqual(edit(1));
    expect(undone(undone(twice))).toEqual(kNothingChanged);
    expect(undone(kNothingChanged)).toBe(kNothingChanged);
  });

  it('takes a whole drag back at once', () => {
    const first = withEdit(kNothingChanged, edit(1));
    const dragged = withEdit(withEdit(first, edit(2), false), edit(3), true);
    expect(undone(dragged).edit).toEqual(edit(1));
  });

  it('remembers a hundred changes, not more', () => {
    let now = kNothingChanged;
    for (let at = 0; at < 300; ++at) now = withEdit(now, edit(at));
    expect(now.past).toHaveLength(100);
  });
});
