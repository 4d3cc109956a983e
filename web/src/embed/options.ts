import { kSections, type SectionId } from '../lesson/section-list';
import type { Language } from '../messages/messages';

export type Shown = 'translator' | 'heatmap' | 'steps' | 'compare' | 'lesson';

/** What the address of an `embed.html` asks for. */
export interface FrameOptions {
  readonly show: Shown;
  /** Null: the reader's own. */
  readonly language: Language | null;
  /** Null: what the device prefers. */
  readonly theme: 'light' | 'dark' | null;
  /** Of the text, in percent. */
  readonly size: number;
  readonly section: SectionId;
  /** Attributes of the tag that is shown. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Names of the parts that were not understood, made short and harmless. */
  readonly refused: readonly string[];
}

/** Whether a value can stand there; what is inside of it the element judges itself. */
type Test = (value: string) => boolean;

const oneOf =
  (...values: readonly string[]): Test =>
  (value) =>
    values.includes(value);
const matching =
  (form: RegExp): Test =>
  (value) =>
    form.test(value);
const upTo =
  (letters: number): Test =>
  (value) =>
    value.length <= letters;

const kText = upTo(4000);
const kId = matching(/^[\w-]{1,64}$/);
const kLanguageTag = matching(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}$/);

/** What every frame understands. */
const kCommon: Readonly<Record<string, Test>> = {
  show: oneOf('translator', 'heatmap', 'steps', 'compare', 'lesson'),
  lang: oneOf('en', 'zh'),
  theme: oneOf('light', 'dark'),
  size: (value) => /^\d{2,3}$/.test(value) && +value >= 80 && +value <= 200,
};

/**
 * What else they understand: attributes of their tag, under their own names. Addresses of models and of files are
 * not among them: a frame shows what its own site has, whoever wrote the link.
 */
const kAttributes: Readonly<Record<Shown, Readonly<Record<string, Test>>>> = {
  translator: {
    text: kText,
    model: kId,
    view: oneOf('map', 'lines', 'steps', 'compare', 'length', 'what-if', 'beam'),
    unit: oneOf('words', 'pieces'),
  },
  steps: { text: kText, model: kId },
  compare: {
    text: kText,
    models: matching(/^[\w-]{1,64}( [\w-]{1,64}){0,15}$/),
    source: kLanguageTag,
    target: kLanguageTag,
  },
  heatmap: {
    source: kText,
    target: kText,
    weights: upTo(20_000),
    caption: upTo(400),
    illustrative: oneOf('', '1'),
    'source-language': kLanguageTag,
    'target-language': kLanguageTag,
  },
  lesson: {},
};
const kSection: Readonly<Record<string, Test>> = { section: oneOf(...kSections) };

/** Reads the part of an address after `?`. Never throws: what it cannot read is named, and the usual takes its place. */
export function readOptions(search: string): FrameOptions {
  const given = [...new URLSearchParams(search)];
  const show = (given.find(([name, value]) => name === 'show' && kCommon['show']!(value))?.[1] ??
    'translator') as Shown;
  const tests = { ...kCommon, ...(show === 'lesson' ? kSection : kAttributes[show]) };
  const understood = ([name, value]: [string, string]) => Object.hasOwn(tests, name) && tests[name]!(value);
  const taken = Object.fromEntries(given.filter(understood));
  const names = given.filter((part) => !understood(part)).map(([name]) => harmless(name));
  const { lang, theme, size, section } = taken;
  const attributes = Object.fromEntries(
    Object.entries(taken).filter(([name]) => Object.hasOwn(kAttributes[show], name)),
  );
  return {
    ...{ show, attributes, refused: [...new Set(names)].slice(0, 5) },
    language: (lang ?? null) as Language | null,
    theme: (theme ?? null) as 'light' | 'dark' | null,
    size: Number(size ?? 100),
    section: (section ?? kSections[0]) as SectionId,
  };
}

function harmless(name: string): string {
  return name.replace(/[^\w-]/g, '').slice(0, 20) || '?';
}
