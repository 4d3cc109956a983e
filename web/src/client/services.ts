import { late } from '../protocol/late';
import type { ModelEntry } from '../protocol/model-entry';
import type { Measurements } from '../protocol/measurements';
import type { CannedAnswers } from './canned-answers';
import { engineFiles } from './engine-files';
import { EngineStart } from './engine-start';
import { waysToRun, type Engine } from './engine-ways';
import { fetchCatalog } from './model-catalog';
import { placeOf, type AskedPlace } from './model-place';
import { WorkerClient, type WorkerLike } from './worker-client';

export interface PageServices {
  readonly client: WorkerClient;
  readonly catalog: () => Promise<readonly ModelEntry[]>;
  readonly canned: () => Promise<CannedAnswers>;
  readonly measurements: () => Promise<Measurements>;
  /** Hashes of the model files that this device keeps. */
  readonly kept: () => Promise<ReadonlySet<string>>;
}

let client: WorkerClient | null = null;
const kLists = new Map<string, Promise<readonly ModelEntry[]>>();

/** One engine for all elements of a page, and one copy of each model and list, wherever they come from. */
export function servicesFor(asked: AskedPlace): PageServices {
  client ??= new WorkerClient({ spawn });
  return {
    client,
    catalog: async () => {
      const { weights, folder } = placeOf(asked);
      if (folder === null) return once(weights, () => fetchCatalog(weights));
      return once(folder, async () => [await (await late(() => import('./model-folder'))).fetchModelFolder(folder)]);
    },
    measurements: async () => (await late(() => import('./measurements'))).fetchMeasurements(placeOf(asked).weights),
    kept: async () => (await late(() => import('../files/file-cache'))).keptHashes(),
    canned: async () => (await late(() => import('./canned-answers.json'))).default,
  };
}

/** A list that could not be had may be asked for again. */
function once(key: string, get: () => Promise<readonly ModelEntry[]>): Promise<readonly ModelEntry[]> {
  let list = kLists.get(key);
  if (!list) {
    list = get();
    kLists.set(key, list);
    list.catch(() => kLists.delete(key));
  }
  return list;
}

let engine: Promise<Engine> | null = null;

function spawn(): WorkerLike {
  engine ??= engineFiles().then((files) => ({ ways: waysToRun(files), wasm: files.wasm }));
  return new EngineStart(engine, (found) => {
    // After a crash there is no need to be refused again.
    engine = engine!.then(({ ways, wasm }) => ({ ways: ways.slice(ways.indexOf(found)), wasm }));
  });
}
