import { lessonEn } from './lesson-en';
import { lessonFiguresEn } from './lesson-figures-en';
import { lessonFiguresZh } from './lesson-figures-zh';
import { lessonZh } from './lesson-zh';
import type { Language } from './messages';

/** The lesson's texts, apart from the others so that only the lesson's page carries them. */
export const lessonTexts = {
  en: { ...lessonEn, ...lessonFiguresEn },
  zh: { ...lessonZh, ...lessonFiguresZh },
} as const;

export type LessonKey = keyof typeof lessonTexts.en;

/** The text with its {places} filled. */
export function tell(
  language: Language,
  key: LessonKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text: string = lessonTexts[language][key];
  return text.replace(/\{([a-zA-Z]+)\}/g, (place, name: string) => String(values[name] ?? place));
}
