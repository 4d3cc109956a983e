import { languageFor, type Language } from './messages/messages';

/** What the page remembers between visits; a browser that refuses to remember is no error. */
const kLanguageKey = 'lookback.language';
const kThemeKey = 'lookback.theme';

export type Theme = 'light' | 'dark';

export function rememberedLanguage(): Language {
  const kept = read(kLanguageKey);
  return kept === 'en' || kept === 'zh' ? kept : languageFor(navigator.language);
}

export function rememberLanguage(language: Language): void {
  write(kLanguageKey, language);
}

/** The theme that was chosen here, or what the device prefers. */
export function rememberedTheme(): Theme {
  const kept = read(kThemeKey);
  if (kept === 'light' || kept === 'dark') return kept;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function rememberTheme(theme: Theme): void {
  write(kThemeKey, theme);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A private window: then not remembered.
  }
}
