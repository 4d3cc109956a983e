import { describe, expect, it } from 'vitest';
import { byteName, joinPieces, withBytesNamed } from '../../../web/src/protocol/byte-pieces';
import type { Token, TokenizedText, Translation } from '../../../web/src/protocol/translation';
import { sample } from '../support/make-translation';

const token = (piece: string, text: string, at: number, word: number): Token => {
  return { piece, text, id: 0, begin: at, end: at + text.length, word };
};

/** "I � it", as the core writes a text whose second word was cut after two of four bytes. */
const kCut: TokenizedText = {
  text: 'I \ufffd it',
  tokens: [
    token('▁I', 'I', 0, 0),
    token('▁', '', 2, 1),
    token('<0xF0>', '\ufffd', 2, 1),
    token('<0x9F>', '\ufffd', 2, 1),
    token('▁it', 'it', 4, 2),
  ],
  words: [
    { begin: 0, end: 1 },
    { begin: 2, end: 3 },
    { begin: 4, end: 6 },
  ],
};

function translationOf(target: TokenizedText): Translation {
  const { source, hypotheses } = sample();
  const sentences = [{ source, hypotheses: [{ ...hypotheses[0]!, target }] }];
  return { model: 'm', text: source.text, translation: target.text, sentences, milliseconds: 1 };
}

describe('pieces that are bytes', () => {
  it('have their numbers for a name, and pieces of text have none', () => {
    expect(byteName('<0xF0>')).toBe('⟨F0⟩');
    expect(byteName('▁<0xF0>')).toBeNull();
    expect(byteName('chat')).toBeNull();
  });

  it('are joined to the characters that they make; what makes none is named', () => {
    expect(joinPieces(['▁I', '▁like', '▁', '<0xF0>', '<0x9F>', '<0x98>', '<0x80>', '!'])).toBe('I like 😀!');
    expect(joinPieces(['▁I', '▁', '<0xF0>', '<0x9F>'])).toBe('I ⟨F0⟩⟨9F⟩');
    expect(joinPieces(['<0x98>', '<0xC3>', '<0xA9>', '<0xC3>'])).toBe('⟨98⟩é⟨C3⟩');
  });
});

describe('withBytesNamed', () => {
  it('names the bytes of a character that was cut, and every range still says what it said', () => {
    const named = withBytesNamed(translationOf(kCut));
    const { text, tokens, words } = named.sentences[0]!.hypotheses[0]!.target;
    expect(text).toBe('I ⟨F0⟩⟨9F⟩ it');
    expect(named.translation).toBe(text);
    const at = ({ begin, end }: { begin: number; end: number }) => text.slice(begin, end);
    expect(tokens.map(at)).toEqual(['I', '', '⟨F0⟩', '⟨9F⟩', 'it']);
    expect(tokens.map((one) => one.text)).toEqual(['I', '', '⟨F0⟩', '⟨9F⟩', 'it']);
    expect(words.map(at)).toEqual(['I', '⟨F0⟩⟨9F⟩', 'it']);
  });

  it('leaves a U+FFFD that the reader typed, and everything else, as it is', () => {
    const bytes = ['<0xEF>', '<0xBF>', '<0xBD>'].map((piece) => token(piece, '\ufffd', 0, 0));
    const typed = translationOf({ text: '\ufffd', tokens: bytes, words: [{ begin: 0, end: 1 }] });
    expect(withBytesNamed(typed)).toEqual(typed);
    const plain = translationOf(sample().hypotheses[0]!.target);
    expect(withBytesNamed(plain)).toBe(plain);
  });
});
