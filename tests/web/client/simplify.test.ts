import { describe, expect, it } from 'vitest';
import { loadSimplifier, simplifierOf } from '../../../web/src/client/simplify';

describe('simplifierOf', () => {
  const simplify = simplifierOf({ characters: '後 后|乾 干|𪘀 牛', phrases: '乾坤 乾坤|不瞭解 不了解' });

  it('writes each character as its table says and leaves the others', () => {
    expect(simplify('今後 ok 𪘀!')).toBe('今后 ok 牛!');
  });

  it('lets a phrase decide before its characters', () => {
    expect(simplify('乾坤乾')).toBe('乾坤干');
    expect(simplify('不瞭')).toBe('不瞭');
  });
});

describe('OpenCC’s tables', () => {
  it.each([
    ['機器翻譯是一個難題。', '机器翻译是一个难题。'],
    ['他用餡餅砸了我。', '他用馅饼砸了我。'],
    ['頭髮和發現', '头发和发现'],
    ['乾淨的乾坤', '干净的乾坤'],
    ['解码器会回头看源句子。', '解码器会回头看源句子。'],
  ])('write %s as %s', async (traditional, simplified) => {
    expect((await loadSimplifier())(traditional)).toBe(simplified);
  });
});
