import { describe, expect, it } from 'vitest';
import { kDefaultLook, kZooms, parseLook, printLook, zoomBeside, type Look } from '../../../web/src/protocol/look';

const odd: Look = {
  scale: 'cividis',
  links: 'threshold',
  threshold: 0.45,
  swapped: true,
  hideEnd: true,
  numbers: true,
  zoom: 1.5,
};

describe('a look in a link', () => {
  it('says only what is not usual', () => {
    expect(printLook(kDefaultLook)).toBe('');
    expect(printLook(odd)).toBe('cividis.over-45.swapped.no-end.numbers.zoom-150');
  });

  it('comes back as it went in', () => {
    for (const look of [odd, { ...kDefaultLook, links: 'strongest' } as Look]) {
      expect(parseLook(printLook(look))).toEqual(look);
    }
  });

  it.each(['', 'rainbow', 'viridis.', 'over-0', 'over-100', 'zoom-151', '__proto__', 'zoom-1e3'])(
    'refuses %j',
    (text) => expect(parseLook(text)).toBeUndefined(),
  );
});

describe('zoomBeside', () => {
  it('goes from step to step and stays at the ends', () => {
    expect([zoomBeside(1, 1), zoomBeside(1, -1), zoomBeside(3, 0)]).toEqual([1.5, 0.75, 1]);
    expect([zoomBeside(kZooms.at(-1)!, 1), zoomBeside(kZooms[0]!, -1)]).toEqual([3, 0.5]);
  });
});
