import { formatBytes, languageName, say, type Language } from '../../messages/messages';
import type { Direction } from '../../protocol/model-choice';
import type { ModelEntry } from '../../protocol/model-entry';

/** A way to ask as it can stand alone: in Chinese 加性 is only the half of a word, 加性注意力 is the whole. */
export function scorerName(language: Language, scorer: ModelEntry['scorer']): string {
  const name = say(language, `model.scorer.${scorer}`);
  return scorer === 'none' ? name : say(language, 'model.attention', { scorer: name });
}

/** How a model asks: "dot", "dot, context late", "yours: dot". */
export function modelName(language: Language, entry: ModelEntry): string {
  return named(language, entry, scorerName(language, entry.scorer));
}

/** The same where a heading has said that it is about ways to ask. */
export function shortModelName(language: Language, entry: ModelEntry): string {
  return named(language, entry, say(language, `model.scorer.${entry.scorer}`));
}

function named(language: Language, { wiring, own }: ModelEntry, scorer: string): string {
  const wired = wiring === 'context_out' ? say(language, 'model.late', { scorer }) : scorer;
  return own ? say(language, 'model.own', { scorer: wired }) : wired;
}

/** What its name stands for, and what it costs to fetch. */
export function modelHint(language: Language, { wiring, bytes, title, own }: ModelEntry): string {
  const parts = own ? [title] : [];
  if (wiring) parts.push(say(language, `model.wiring.${wiring}`));
  return [...parts, formatBytes(bytes)].join(' · ');
}

export function modelTitle(language: Language, entry: ModelEntry): string {
  const names = { source: languageName(language, entry.source), target: languageName(language, entry.target) };
  return say(language, 'model.title', { ...names, scorer: modelName(language, entry) });
}

export function directionName(language: Language, { source, target }: Direction): string {
  const names = { source: languageName(language, source), target: languageName(language, target) };
  return say(language, 'direction.name', names);
}
