import { describe, expect, it } from 'vitest';
import { lostWords } from '../../../web/src/views/lost-words';

const lost = (reference: string, translation: string) =>
  lostWords(reference, translation).lost.map(({ begin, end }) => reference.slice(begin, end));

describe('the words that a translation lost', () => {
  it('are the reference’s words of content that stand nowhere in it', () => {
    expect(lost('He peeled the red apple.', 'He ate the apple.')).toEqual(['peeled', 'red']);
  });

  it('are looked for in any order and case', () => {
    expect(lost('The cat sleeps. The dog barks.', 'barks DOG sleeps Cat')).toEqual([]);
  });

  it('must be there as often as in the reference', () => {
    const found = lostWords('Tom left. Tom came back.', 'Tom left and came back.');
    expect(found.lost).toEqual([{ begin: 10, end: 13 }]);
    expect(found.total).toBe(5);
  });

  it('are no small words, also not with an apostrophe of either kind', () => {
    expect(lost("I'm not what you've been. Don’t!", 'x')).toEqual([]);
    expect(lost("Tom's hobby isn't that.", 'Toms')).toEqual(["Tom's", 'hobby']);
  });

  it('count numbers and words with hyphens whole', () => {
    expect(lost('A well-known price: 2,500 dollars.', 'A known price of 2,500 euros')).toEqual([
      'well-known',
      'dollars',
    ]);
  });
});
