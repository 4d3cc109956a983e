import type { Services } from './services';
import type { State, Store } from './store';

const kNothing: ReadonlySet<string> = new Set();

/** Hashes of the model files on this device; not known is as good as not here: then a model costs all its bytes. */
export async function keptFiles(look: Services['kept']): Promise<ReadonlySet<string>> {
  return (await look?.().catch(() => kNothing)) ?? kNothing;
}

/** Says in the store which model files are on this device: models share files, with each that comes the others cost less. */
export function watchKeptFiles(store: Store, look: () => Promise<ReadonlySet<string>>): void {
  let before = '';
  store.subscribe((state) => {
    const now = arrived(state);
    if (now === before) return;
    before = now;
    if (now !== '') void keptFiles(look).then((kept) => store.update({ kept }));
  });
}

/** What is here: the list of models, and the model that was fetched last. */
function arrived({ catalog, engine, model }: State): string {
  if (catalog !== 'ready') return '';
  return engine.phase === 'ready' ? `list, ${model}` : 'list';
}
