import type { State, Store } from './store';

/** Says in the store which model files are on this device: models share files, with each that comes the others cost less. */
export function watchKeptFiles(store: Store, look: () => Promise<ReadonlySet<string>>): void {
  let before = '';
  store.subscribe((state) => {
    const now = arrived(state);
    if (now === before) return;
    before = now;
    if (now === '') return;
    // Not known is as good as not here: then a model is said to cost all its bytes.
    look().then(
      (kept) => store.update({ kept }),
      () => undefined,
    );
  });
}

/** What is here: the list of models, and the model that was fetched last. */
function arrived({ catalog, engine, model }: State): string {
  if (catalog !== 'ready') return '';
  return engine.phase === 'ready' ? `list, ${model}` : 'list';
}
