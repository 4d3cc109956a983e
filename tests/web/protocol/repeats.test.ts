import { expect, it } from 'vitest';
import { repeatsItself } from '../../../web/src/protocol/repeats';
import type { TokenizedText } from '../../../web/src/protocol/translation';

/** A word an id. */
function said(text: string): TokenizedText {
  const words = text.split(' ');
  const tokens = words.map((word) => ({
    ...{ piece: word, text: word, begin: 0, end: 0, word: 0 },
    id: words.indexOf(word),
  }));
  return { text, tokens, words: [] };
}

it('hears a decoder that goes round in circles, wherever it does', () => {
  expect(repeatsItself(said('then we leave a night and '.repeat(5) + 'so it ends'), said('e'))).toBe(true);
  expect(repeatsItself(said('to be able to be able to be able to be able to be able'), said('un chat'))).toBe(true);
});

it('says nothing of ordinary text, and of a source that repeats as often', () => {
  expect(repeatsItself(said('no no no it is not so'), said('non ce n’est pas ça'))).toBe(false);
  expect(repeatsItself(said('ha ha ha ha ha'), said('ah ah ah ah ah'))).toBe(false);
  expect(repeatsItself(said('the cat that saw the dog that saw the mouse'), said('le chat'))).toBe(false);
});
