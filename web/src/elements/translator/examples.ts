import examples from './examples.json';

/** Sentences worth a try, by the language that the model reads; the first is what the page opens with. */
export function examplesFor(language: string): readonly string[] {
  // Examples in Chinese are simplified, as the models that read it are.
  const [base = ''] = language.split('-');
  return (examples as Readonly<Record<string, readonly string[]>>)[base] ?? [];
}
