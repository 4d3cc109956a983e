import { afterEach, describe, expect, it } from 'vitest';
import { placeOf, setUsualWeights } from '../../../web/src/client/model-place';

const page = 'https://host.org/blog/post.html';

describe('where models come from', () => {
  afterEach(() => setUsualWeights('weights/'));

  it('is a folder beside the page, unless the script or the tag says another', () => {
    expect(placeOf({ weights: '', src: '' }, page)).toEqual({
      weights: 'https://host.org/blog/weights/',
      folder: null,
    });
    setUsualWeights('https://cdn.org/lookback/weights/');
    expect(placeOf({ weights: '', src: '' }, page).weights).toBe('https://cdn.org/lookback/weights/');
    expect(placeOf({ weights: '../models?v=1#x', src: '' }, page).weights).toBe('https://host.org/models/?v=1');
  });

  it('is one model’s own folder where that is named', () => {
    expect(placeOf({ weights: '', src: '/my/model' }, page).folder).toBe('https://host.org/my/model/');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://[', 'blob:https://host.org/1', 'ftp://x/'])(
    'is never %s',
    (src) => {
      expect(() => placeOf({ weights: '', src }, page)).toThrow(/^bad-address: src: /);
      expect(() => placeOf({ weights: src, src: '' }, page)).toThrow(/^bad-address: weights: /);
    },
  );
});
