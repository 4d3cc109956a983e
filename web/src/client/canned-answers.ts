import type { Translation } from '../protocol/translation';

export interface CannedAnswers {
  /** By exact text; made by `npm run canned-answers` from the native command line. */
  readonly answers: readonly { readonly text: string; readonly translation: Translation }[];
}

/** The shipped answer to exactly this text by this model, if there is one. */
export function findCannedAnswer(canned: CannedAnswers, model: string | null, text: string): Translation | null {
  const wanted = text.trim();
  const found = canned.answers.find(
    (answer) => answer.text === wanted && (model === null || answer.translation.model === model),
  );
  return found?.translation ?? null;
}
