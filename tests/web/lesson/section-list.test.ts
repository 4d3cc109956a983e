import { describe, expect, it } from 'vitest';
import { askedSection } from '../../../web/src/lesson/section-list';

describe('an address', () => {
  it('shows the whole lesson unless it asks for a section', () => {
    expect(askedSection('')).toEqual({ only: null, unknown: null });
    expect(askedSection('?section=soft&lang=zh')).toEqual({ only: 'soft', unknown: null });
  });

  it('that asks for what there is not gets the whole lesson and is told so, in short', () => {
    expect(askedSection('?section=pies')).toEqual({ only: null, unknown: 'pies' });
    expect(askedSection(`?section=${'x'.repeat(99)}`).unknown).toHaveLength(40);
  });
});
