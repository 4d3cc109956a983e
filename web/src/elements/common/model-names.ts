import { formatBytes, languageName, say, type Language } from '../../messages/messages';
import type { Direction } from '../../protocol/model-choice';
import type { ModelEntry } from '../../protocol/model-entry';

/** How a model asks, in a word or two: "dot", "dot, context late", "yours: dot". */
export function modelName(language: Language, { scorer, wiring, own }: ModelEntry): string {
  const name = say(language, `model.scorer.${scorer}`);
  const wired = wiring === 'context_out' ? say(language, 'model.late', { scorer: name }) : name;
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
