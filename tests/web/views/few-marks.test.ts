import { expect, it } from 'vitest';
import { withFewMarks } from '../../../web/src/views/few-marks';

it('draws a few of the marks that are piled on one letter, and every letter', () => {
  const acute = '\u0301';
  expect(withFewMarks(`e${acute.repeat(300)}t${acute}`)).toBe(`e${acute.repeat(4)}t${acute}`);
});

it('leaves what people write with marks', () => {
  // Vietnamese, Hebrew with points and cantillation, Thai, Devanagari.
  for (const word of ['Tiê\u0301ng Viê\u0323t', 'בְּרֵאשִׁ֖ית', 'ที่นี่', 'हिन्दी']) expect(withFewMarks(word)).toBe(word);
});
