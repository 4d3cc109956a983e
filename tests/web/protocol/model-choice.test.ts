import { describe, expect, it } from 'vitest';
import { counterpart, directionsOf, firstModel, modelsOf } from '../../../web/src/protocol/model-choice';
import type { ModelEntry } from '../../../web/src/protocol/model-entry';

const entry = (id: string, part: Partial<ModelEntry> = {}): ModelEntry => {
  const [source, target, scorer] = id.split('-') as [string, string, ModelEntry['scorer']];
  return { id, title: id, source, target, scorer, wiring: 'context_in', bytes: 1, files: {}, ...part };
};

const models = [
  entry('en-fr-additive'),
  entry('en-zh-additive'),
  entry('en-zh-none'),
  entry('fr-en-additive'),
  entry('fr-en-dot', { id: 'fr-en-dot-context_out', wiring: 'context_out' }),
  entry('fr-en-dot'),
  entry('fr-en-none'),
  entry('fr-en-dot', { id: 'own-1', own: true }),
];
const ids = (list: readonly ModelEntry[]) => list.map(({ id }) => id);

describe('the first model', () => {
  it('is the one asked for, else French to English with additive attention, else whatever there is', () => {
    expect(firstModel(models, 'en-zh-none')?.id).toBe('en-zh-none');
    expect(firstModel(models, 'gone')?.id).toBe('fr-en-additive');
    expect(firstModel(models.slice(0, 2), null)?.id).toBe('en-fr-additive');
    expect(firstModel([], null)).toBeUndefined();
  });
});

describe('directions', () => {
  it('are those that there are models for, the first model’s first', () => {
    expect(directionsOf(models).map(({ source, target }) => `${source} ${target}`)).toEqual([
      'fr en',
      'en fr',
      'en zh',
    ]);
  });
});

describe('the models of a direction', () => {
  it('come in the order in which they are taught, a reader’s own last', () => {
    expect(ids(modelsOf(models, { source: 'fr', target: 'en' }))).toEqual([
      'fr-en-none',
      'fr-en-dot',
      'fr-en-dot-context_out',
      'fr-en-additive',
      'own-1',
    ]);
  });

  it('are the same list for the same models', () => {
    const direction = { source: 'fr', target: 'en' };
    expect(modelsOf(models, direction)).toBe(modelsOf(models, { ...direction }));
  });
});

describe('the counterpart in another direction', () => {
  it('asks in the same way, or else is the best there is', () => {
    const find = (like: string) =>
      counterpart(
        models,
        { source: 'en', target: 'zh' },
        models.find(({ id }) => id === like),
      )?.id;
    expect([find('fr-en-none'), find('fr-en-dot'), find('own-1')]).toEqual([
      'en-zh-none',
      'en-zh-additive',
      'en-zh-additive',
    ]);
  });
});
