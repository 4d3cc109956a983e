import { en } from './en';
import type { enDrawing } from './en-drawing';
import type { enEmbed } from './en-embed';
import type { enFiles } from './en-files';
import type { enLength } from './en-length';
import type { enOffline } from './en-offline';
import type { enPage } from './en-page';
import type { enViews } from './en-views';

export type MessageKey =
  | keyof typeof en
  | keyof typeof enViews
  | keyof typeof enFiles
  | keyof typeof enLength
  | keyof typeof enDrawing
  | keyof typeof enEmbed
  | keyof typeof enOffline
  | keyof typeof enPage;
/** What every page has from the start. */
export type Messages = Readonly<Record<keyof typeof en, string>>;
export type Language = 'en' | 'zh';

type Words = Readonly<Partial<Record<MessageKey, string>>>;

/** English is what every element can say; Chinese comes with `zh-words`, to those who read it. */
const kMessages: Readonly<Record<Language, Words>> = { en: { ...en }, zh: {} };

/** Takes in what comes with a part that is fetched later. */
export function addMessages(more: Readonly<Partial<Record<Language, Words>>>): void {
  for (const language of ['en', 'zh'] as const) Object.assign(kMessages[language], more[language]);
}

/** Whether a language's first words are here. */
export function knows(language: Language): boolean {
  return 'app.title' in kMessages[language];
}

/** The message with its {places} filled. */
export function say(
  language: Language,
  key: MessageKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return (kMessages[language][key] ?? '').replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** A language's name in the interface's language; its code when there is no name for it. */
export function languageName(language: Language, code: string): string {
  const key = `language.${code}`;
  if (key in en) return say(language, key as MessageKey);
  // zh-Hans is Chinese.
  return code.includes('-') ? languageName(language, code.slice(0, code.lastIndexOf('-'))) : code;
}

/** The interface language for a BCP 47 tag such as a `lang` attribute or the browser's own. */
export function languageFor(tag: string | null | undefined): Language {
  return /^zh\b/i.test(tag ?? '') ? 'zh' : 'en';
}

/** Bytes as people read them: 5.4 MB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1e6) return `${Math.round(bytes / 1e3)} kB`;
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Counts as people read them: 5.2 M. */
export function formatCount(count: number): string {
  if (count < 1e4) return String(count);
  if (count < 1e6) return `${Math.round(count / 1e3)} k`;
  return `${(count / 1e6).toFixed(1)} M`;
}

/** Milliseconds as people read them: 3.2, 41. */
export function formatTime(milliseconds: number): string {
  return milliseconds < 9.95 ? milliseconds.toFixed(1) : String(Math.round(milliseconds));
}
