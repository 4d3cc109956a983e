import type { Range, SentenceTranslation, Token, TokenizedText, Translation } from './translation';

/** What no piece can spell is spelt byte by byte; a byte alone shows nothing that a reader could read. */
const kByte = /^<0x([0-9A-F]{2})>$/;

/** A byte by its number, `⟨F0⟩`; null for a piece that is text. */
export function byteName(piece: string): string | null {
  const number = kByte.exec(piece)?.[1];
  return number === undefined ? null : `⟨${number}⟩`;
}

/** Pieces as one text: bytes that make characters are those characters, all others are named. */
export function joinPieces(pieces: readonly string[]): string {
  const joined = pieces.join('').replaceAll('▁', ' ').trim();
  return joined.replace(/(?:<0x[0-9A-F]{2}>)+/g, (run) => textOf(run.match(/[0-9A-F]{2}/g)!));
}

function textOf(numbers: readonly string[]): string {
  for (let begin = 0; begin < numbers.length; ++begin) {
    for (let end = numbers.length; end > begin; --end) {
      const text = decoded(numbers.slice(begin, end));
      if (text !== null) return named(numbers.slice(0, begin)) + text + textOf(numbers.slice(end));
    }
  }
  return named(numbers);
}

/** Strict, and known to every browser's every kind of thread. */
function decoded(numbers: readonly string[]): string | null {
  try {
    return decodeURIComponent(numbers.map((number) => `%${number}`).join(''));
  } catch {
    return null;
  }
}

function named(numbers: readonly string[]): string {
  return numbers.map((number) => `⟨${number}⟩`).join('');
}

const kReplacement = '\ufffd';

/**
 * The same translation, with bytes that make no character under their names instead of U+FFFD: a text that was cut
 * inside a character says so, and no character stands in it that nobody wrote.
 */
export function withBytesNamed(translation: Translation): Translation {
  const isHit = ({ hypotheses }: SentenceTranslation) =>
    hypotheses.some(({ target }) => target.text.includes(kReplacement));
  if (!translation.sentences.some(isHit)) return translation;
  const sentences = translation.sentences.map((sentence) => ({
    ...sentence,
    hypotheses: sentence.hypotheses.map((one) => ({ ...one, target: withNames(one.target) })),
  }));
  let { translation: text } = translation;
  let from = 0;
  translation.sentences.forEach(({ hypotheses }, index) => {
    const [before, now] = [hypotheses[0]?.target.text ?? '', sentences[index]!.hypotheses[0]?.target.text ?? ''];
    const at = text.indexOf(before, from);
    if (at < 0) return;
    text = text.slice(0, at) + now + text.slice(at + before.length);
    from = at + now.length;
  });
  return { ...translation, translation: text, sentences };
}

/** Bytes that the text shows as one U+FFFD at `at`. */
interface Cut {
  readonly at: number;
  readonly tokens: readonly Token[];
}

function withNames(target: TokenizedText): TokenizedText {
  const cuts = cutsOf(target);
  const nameOf = ({ tokens }: Cut) => tokens.map(({ piece }) => byteName(piece)!).join('');
  const moved = (place: number) =>
    cuts.reduce((sum, cut) => sum + (cut.at < place ? nameOf(cut).length - 1 : 0), place);
  const range = ({ begin, end }: Range) => ({ begin: moved(begin), end: moved(end) });
  const token = (one: Token): Token => {
    const cut = cuts.find(({ tokens }) => tokens.includes(one));
    if (!cut) return { ...one, ...range(one) };
    const text = byteName(one.piece)!;
    const begin = moved(cut.at) + text.length * cut.tokens.indexOf(one);
    return { ...one, text, begin, end: begin + text.length };
  };
  let text = target.text;
  for (const cut of [...cuts].reverse()) text = text.slice(0, cut.at) + nameOf(cut) + text.slice(cut.at + 1);
  return { text, tokens: target.tokens.map(token), words: target.words.map(range) };
}

function cutsOf({ text, tokens }: TokenizedText): readonly Cut[] {
  const cuts = new Map<number, Token[]>();
  for (const token of tokens) {
    const isCut = byteName(token.piece) !== null && text.slice(token.begin, token.end) === kReplacement;
    if (isCut) cuts.set(token.begin, [...(cuts.get(token.begin) ?? []), token]);
  }
  const isWhole = (bytes: readonly Token[]) => bytes.map(({ piece }) => piece).join('') === '<0xEF><0xBF><0xBD>';
  return [...cuts].filter(([, bytes]) => !isWhole(bytes)).map(([at, bytes]) => ({ at, tokens: bytes }));
}
