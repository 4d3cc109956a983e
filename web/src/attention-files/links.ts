import { AttentionFileError, type Attention } from './attention';

/** Hard links as weights: each target word shares 1 among its source words; one that is linked to none has zeros. */
export function fromLinks(
  links: readonly string[],
  {
    source,
    target,
    line,
  }: { readonly source: readonly string[]; readonly target: readonly string[]; readonly line: number },
): Attention {
  const weights = target.map(() => source.map(() => 0));
  for (const link of links) {
    const [, from, to] = /^(\d{1,6})[-p](\d{1,6})$/.exec(link) ?? [];
    if (from === undefined || to === undefined) {
      throw new AttentionFileError('file.link', line, { text: link.slice(0, 20) });
    }
    const isEnd = Number(from) === source.length && Number(to) === target.length;
    if (isEnd) continue;
    const row = weights[Number(to)];
    if (row?.[Number(from)] === undefined) {
      throw new AttentionFileError('file.linkOutside', line, { link, source: source.length, target: target.length });
    }
    row[Number(from)] = 1;
  }
  const shared = weights.map((row) => {
    const sum = row.reduce((total, weight) => total + weight, 0);
    return sum > 1 ? row.map((weight) => weight / sum) : row;
  });
  return { source, target, weights: shared };
}
