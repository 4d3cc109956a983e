import type { MessageKey } from '../messages/messages';
import { kDamaged } from './url-state';

/** Most UTF-16 units of one text that are translated: some seventy ordinary sentences. */
export const kTextLimit = 4000;

/** A plain remark for the reader; `values` go into the message, `keys` are messages that go into it. */
export interface Note {
  readonly key: MessageKey;
  readonly values?: Readonly<Record<string, string | number>>;
  /** A script's name, itself a message. */
  readonly script?: string;
}

/** Says which parts of a link were not understood, and that some could not even be read; null when there are none. */
export function linkNoteOf(refused: readonly string[]): Note | null {
  if (refused.includes(kDamaged)) return { key: 'note.link.damaged' };
  return refused.length > 0 ? { key: 'note.link', values: { keys: refused.join(', ') } } : null;
}

/** A model was asked for that is not there: what the page's owner hears, and what the reader does, with what there is. */
export function noModel(
  asked: string,
  { models, model }: { readonly models: readonly { readonly id: string }[]; readonly model: string | null },
): [detail: string, note: Note] {
  const values = { model: asked.slice(0, 60), shown: model ?? '', models: models.map(({ id }) => id).join(', ') };
  return [`model: ${asked.slice(0, 110)}`, { key: 'note.noModel', values }];
}

export interface CheckedText {
  /** What to translate; empty when there is nothing to. */
  readonly text: string;
  readonly notes: readonly Note[];
}

const kScripts: readonly (readonly [string, RegExp])[] = [
  ['Latin', /\p{Script=Latin}/u],
  ['Han', /\p{Script=Han}/u],
  ['Kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Hangul', /\p{Script=Hangul}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Thai', /\p{Script=Thai}/u],
];

/** What of `input` goes to a model that reads `language`, and what to tell whoever typed it. */
export function checkText(input: string, language: string): CheckedText {
  if (input === '') return { text: '', notes: [] };
  if (input.trim() === '') return { text: '', notes: [{ key: 'note.blank' }] };
  const text = cut(input, kTextLimit);
  const notes: Note[] = [];
  if (text.length < input.length) {
    notes.push({ key: 'note.tooLong', values: { used: text.length, total: input.length } });
  }
  if (kOddCharacters.test(text)) notes.push({ key: 'note.oddCharacters' });
  const [joined] = text.match(kJoined) ?? [];
  if (joined) notes.push({ key: 'note.joined', values: { from: joined, to: joined.replaceAll(kJoiner, ' ') } });
  const [drawn] = kDrawn.exec(text.replaceAll(kJoined, ' ')) ?? [];
  if (drawn) notes.push({ key: 'note.drawn', values: { from: drawn, to: drawn.replaceAll(kSelectors, '') } });
  const script = mainScript(text);
  if (script === null) notes.push({ key: 'note.noLetters' });
  else if (script !== scriptOf(language)) notes.push({ key: 'note.otherScript', script });
  return { text, notes };
}

/** Controls other than tab and line breaks, and halves of surrogate pairs. */
const kOddCharacters = new RegExp(
  '[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]' +
    '|[\\ud800-\\udbff](?![\\udc00-\\udfff])|(?<![\\ud800-\\udbff])[\\udc00-\\udfff]',
);

const kJoiner = '\u200d';
const kPicture = '\\p{Extended_Pictographic}(?:\\ufe0f|\\p{Emoji_Modifier})*';
/** One picture made of several, such as a family; at most as long as the longest of them. */
const kJoined = new RegExp(`${kPicture}(?:${kJoiner}${kPicture}){1,4}`, 'gu');
/** What only chooses how the character before is drawn: in colour, as a variant, as a region's flag. It is not read. */
const kSelector = '[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}\\u{e0020}-\\u{e007f}]';
const kSelectors = new RegExp(kSelector, 'gu');
const kDrawn = new RegExp(`\\S${kSelector}+\\u20e3?`, 'u');

function scriptOf(language: string): string {
  return /^zh\b/.test(language) ? 'Han' : 'Latin';
}

/** The script of most letters; null without letters. */
function mainScript(text: string): string | null {
  const counts = new Map<string, number>();
  for (const letter of text.match(/\p{L}/gu) ?? []) {
    const script = kScripts.find(([, pattern]) => pattern.test(letter))?.[0] ?? 'other';
    counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  let best: string | null = null;
  for (const [script, count] of counts) if (count > (counts.get(best ?? '') ?? 0)) best = script;
  return best;
}

/** At most `limit` units, ending at a blank where one is near, never inside a character. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const blank = text.lastIndexOf(' ', limit);
  if (blank > limit * 0.9) return text.slice(0, blank);
  const splitsPair = /[\ud800-\udbff]/.test(text[limit - 1] ?? '');
  return text.slice(0, splitsPair ? limit - 1 : limit);
}
