import type { ModelEntry } from './model-entry';

/** The five ways to ask, in the order in which they are taught. */
export const kScorers = ['none', 'dot', 'general', 'reduced_rank', 'additive'] as const;

/** What a page opens with when nobody asked for anything else. */
const kFirstModel = 'fr-en-additive';

export interface Direction {
  readonly source: string;
  readonly target: string;
}

export function firstModel(models: readonly ModelEntry[], wanted: string | null): ModelEntry | undefined {
  const named = (id: string | null) => models.find((model) => model.id === id);
  return named(wanted) ?? named(kFirstModel) ?? models[0];
}

export function isSameDirection(one: Direction, other: Direction): boolean {
  return one.source === other.source && one.target === other.target;
}

/** From what to what there are models; the first model's direction comes first. */
export function directionsOf(models: readonly ModelEntry[]): readonly Direction[] {
  const first = firstModel(models, null);
  const directions: Direction[] = [];
  for (const model of first ? [first, ...models] : []) {
    if (!directions.some((known) => isSameDirection(known, model))) {
      directions.push({ source: model.source, target: model.target });
    }
  }
  return directions;
}

/** The same list for the same models, so that nothing is drawn anew without a reason. */
const kLists = new WeakMap<readonly ModelEntry[], Map<string, readonly ModelEntry[]>>();
const kNone: readonly ModelEntry[] = [];

/** All models of a direction: by scorer, the wiring of Bahdanau first, a reader's own models last. */
export function modelsOf(models: readonly ModelEntry[], direction: Direction | undefined): readonly ModelEntry[] {
  if (!direction) return kNone;
  const lists = kLists.get(models) ?? new Map<string, readonly ModelEntry[]>();
  kLists.set(models, lists);
  const key = `${direction.source} ${direction.target}`;
  const list = lists.get(key) ?? inOrder(models.filter((model) => isSameDirection(model, direction)));
  lists.set(key, list);
  return list;
}

function inOrder(models: readonly ModelEntry[]): readonly ModelEntry[] {
  const rank = ({ own, scorer, wiring }: ModelEntry) =>
    (own ? 100 : 0) + kScorers.indexOf(scorer) * 2 + (wiring === 'context_out' ? 1 : 0);
  return [...models].sort((one, other) => rank(one) - rank(other));
}

/** The model of a direction that asks as `like` does; if there is none, the last of those that are taught. */
export function counterpart(models: readonly ModelEntry[], direction: Direction, like?: ModelEntry) {
  const all = modelsOf(models, direction);
  const same = all.find(({ scorer, wiring }) => scorer === like?.scorer && wiring === like.wiring);
  return same ?? all.filter(({ own }) => !own).at(-1) ?? all[0];
}
