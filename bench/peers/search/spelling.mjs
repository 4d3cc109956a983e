// Which byte pieces may follow: those that spell a character of the source which the target has no piece for, whole and
// as often as the source has it. The counterpart of wasm/src/search/spelling.cpp.

/** Pieces 3 to 258 are bytes; all from 259 on are text. */
const kFirstByte = 3;
const kFirstCharacter = kFirstByte + 256;

const isByte = (token) => token >= kFirstByte && token < kFirstCharacter;
const beginsWith = (word, part) => part.length <= word.length && part.every((token, i) => token === word[i]);

/** The characters of a source that a vocabulary ({ piece: id }) lacks, each as ids of its bytes. */
export function spellingOf(text, vocabulary) {
  return [...text]
    .filter((character) => character !== ' ' && !(character in vocabulary))
    .map((character) => Array.from(new TextEncoder().encode(character), (byte) => kFirstByte + byte));
}

/** What of the words is left after a history, and what of one was begun. */
function read(history, words) {
  const left = [...words];
  let begun = [];
  for (let at = 0; at < history.length;) {
    const word = isByte(history[at]) ? left.findIndex((each) => beginsWith(history.slice(at), each)) : -1;
    if (begun.length === 0 && word >= 0) {
      at += left.splice(word, 1)[0].length;
      continue;
    }
    begun = isByte(history[at]) ? [...begun, history[at]] : [];
    ++at;
  }
  return { left, begun };
}

/** A test of pieces: may it follow this history? */
export function speller(history, words) {
  const { left, begun } = read(history, words);
  const open = left.filter((word) => beginsWith(word, begun));
  const follows = (token) => open.some((word) => word.length > begun.length && word[begun.length] === token);
  if (begun.length === 0) return (token) => !isByte(token) || follows(token);
  return open.length > 0 ? follows : () => true;
}
