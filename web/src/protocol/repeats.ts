import type { TokenizedText } from './translation';

/** So often one after the other is no longer a way of speaking. */
const kOften = 4;
/** In pieces; a longer block hardly comes round often enough to count. */
const kLongestBlock = 24;

/** Whether a translation goes round in circles where its source does not: how a lost decoder shows. */
export function repeatsItself(target: TokenizedText, source: TokenizedText): boolean {
  return longestRun(target) >= kOften && longestRun(target) > longestRun(source);
}

/** How often, at most, some words stand one after the other. */
function longestRun({ tokens }: TokenizedText): number {
  const ids = tokens.map(({ id }) => id);
  let longest = 1;
  for (let block = 1; block <= Math.min(kLongestBlock, ids.length / 2); ++block) {
    let same = 0;
    for (let at = block; at < ids.length; ++at) {
      same = ids[at] === ids[at - block] ? same + 1 : 0;
      longest = Math.max(longest, 1 + Math.floor(same / block));
    }
  }
  return longest;
}
