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

/** Counts as people read them: 5.2 M, 520 万. Chinese groups by ten thousand, and gets as many digits. */
export function formatCount(language: Language, count: number): string {
  if (count < 1e4) return String(count);
  if (language === 'zh') return formatMyriads(count);
  if (count < 1e6) return `${Math.round(count / 1e3)} k`;
  return `${(count / 1e6).toFixed(1)} M`;
}

function formatMyriads(count: number): string {
  if (count < 1e6) return `${Math.round(count / 1e3) / 10} 万`;
  if (count < 1e8) return `${Math.round(count / 1e5) * 10} 万`;
  return `${(count / 1e8).toFixed(1)} 亿`;
}

/** A probability as people say it; never 0 % or 100 % where it is not. */
export function formatPercent(language: Language, probability: number): string {
  const unit = language === 'zh' ? '%' : ' %';
  if (probability > 0 && probability < 0.001) return `<0.1${unit}`;
  if (probability < 1 && probability >= 0.9995) return `>99.9${unit}`;
  return `${(probability * 100).toFixed(1)}${unit}`;
}

/** Several things in a row. */
export function listed(language: Language, names: readonly string[]): string {
  return names.join(language === 'zh' ? '、' : ', ');
}

/** Milliseconds as people read them: 3.2, 41. */
export function formatTime(milliseconds: number): string {
  return milliseconds < 9.95 ? milliseconds.toFixed(1) : String(Math.round(milliseconds));
}
