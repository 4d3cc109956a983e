import type { Alignment, Label } from './alignment-view';

/** Words of a side; the last one may be the end of the sentence. */
interface Side {
  readonly words: readonly string[];
  readonly hasEnd: boolean;
}

/** Any matrix as what the pictures draw: rows are target words. */
export function matrixAlignment(source: Side, target: Side, weights: readonly (readonly number[])[]): Alignment {
  return {
    rows: labels(target),
    columns: labels(source),
    matrix: { rows: target.words.length, columns: source.words.length, values: weights.flat() },
  };
}

/** Subwords that go on end in `@@`, as Sennrich's and most toolkits write them. */
function labels({ words, hasEnd }: Side): readonly Label[] {
  let at = 0;
  return words.map((word, index) => {
    const isEnd = hasEnd && index === words.length - 1;
    const begin = at;
    at += isEnd ? 0 : word.length + 1;
    const continues = index > 0 && words[index - 1]!.endsWith('@@');
    return { text: word, begin, end: isEnd ? begin : begin + word.length, isEnd, continues };
  });
}
