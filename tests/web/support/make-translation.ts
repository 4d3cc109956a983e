import type {
  Hypothesis,
  Matrix,
  SentenceTranslation,
  Token,
  TokenizedText,
  Translation,
} from '../../../web/src/protocol/translation';

/** Text from pieces such as `▁ent`, `art`, `é`; the mark begins a word. `</s>` is added. */
export function tokenized(...pieces: string[]): TokenizedText {
  let text = '';
  const tokens: Token[] = [];
  const words: { begin: number; end: number }[] = [];
  pieces.forEach((piece, index) => {
    const begins = piece.startsWith('▁');
    if (begins && text !== '') text += ' ';
    const shown = piece.replace('▁', '');
    const begin = text.length;
    text += shown;
    if (begins || words.length === 0) words.push({ begin, end: text.length });
    else words[words.length - 1] = { begin: words[words.length - 1]!.begin, end: text.length };
    tokens.push({ piece, text: shown, id: 10 + index, begin, end: text.length, word: words.length - 1 });
  });
  const end = text.length;
  tokens.push({ piece: '</s>', text: '', id: 2, begin: end, end, word: words.length });
  words.push({ begin: end, end });
  return { text, tokens, words };
}

export function matrix(rows: readonly (readonly number[])[]): Matrix {
  return { rows: rows.length, columns: rows[0]?.length ?? 0, values: rows.flat() };
}

/** "il a entarté" → "he pied", small enough to know every number of. */
export function sample(): SentenceTranslation {
  const source = tokenized('▁il', '▁a', '▁ent', 'arté');
  const target = tokenized('▁he', '▁pi', 'ed');
  const hypothesis: Hypothesis = {
    target,
    alignment: matrix([
      [0.9, 0.05, 0.03, 0.01, 0.01],
      [0.02, 0.08, 0.5, 0.35, 0.05],
      [0.0, 0.02, 0.27, 0.6, 0.11],
      [0.0, 0.0, 0.1, 0.1, 0.8],
    ]),
    wordAlignment: matrix([
      [0.9, 0.05, 0.04, 0.01],
      [0.01, 0.05, 0.86, 0.08],
      [0.0, 0.0, 0.2, 0.8],
    ]),
    tokenLogProbabilities: [-0.1, -0.5, -0.2, -0.1],
    logProbability: -0.9,
    score: -0.3,
    finished: true,
    candidates: [[], [], [], []],
  };
  return { source, hypotheses: [hypothesis] };
}

export function translation(text = 'il a entarté', model = 'fr-en-additive'): Translation {
  const sentence = sample();
  return { model, text, translation: sentence.hypotheses[0]!.target.text, sentences: [sentence], milliseconds: 3 };
}
