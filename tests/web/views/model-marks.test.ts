import { describe, expect, it } from 'vitest';
import { kScorers } from '../../../web/src/protocol/model-choice';
import { contrast } from '../../../web/src/views/color-scale';
import { modelMark } from '../../../web/src/views/model-marks';

describe('the mark of a model', () => {
  it('is another shape for every way to ask, so that nobody needs the colours', () => {
    const shapes = kScorers.map((scorer) => modelMark({ scorer }, 'light').shape);
    expect(new Set(shapes).size).toBe(kScorers.length);
  });

  it('is blue for attention only; without attention it is ink, dashed and hollow', () => {
    expect(modelMark({ scorer: 'none' }, 'light')).toMatchObject({ color: 'currentColor', hollow: true });
    expect(modelMark({ scorer: 'none' }, 'light').dashes).not.toBe('');
    expect(modelMark({ scorer: 'additive' }, 'light')).toMatchObject({ dashes: '', hollow: false });
  });

  it('tells the two wirings of a scorer apart without colour', () => {
    const late = modelMark({ scorer: 'dot', wiring: 'context_out' }, 'light');
    expect(late.dashes).not.toBe(modelMark({ scorer: 'dot', wiring: 'context_in' }, 'light').dashes);
    expect(late.hollow).toBe(true);
  });

  it.each(['light', 'dark'] as const)('stands out from %s paper, at least 3 to 1', (scheme) => {
    const paper = scheme === 'light' ? '#fbfaf6' : '#171715';
    for (const scorer of kScorers.filter((one) => one !== 'none'))
      expect(contrast(modelMark({ scorer }, scheme).color, paper)).toBeGreaterThan(3);
  });
});
