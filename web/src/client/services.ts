import type { ModelEntry } from '../protocol/model-entry';
import type { Measurements } from '../protocol/measurements';
import type { CannedAnswers } from './canned-answers';
import { fetchMeasurements } from './measurements';
import { fetchCatalog } from './model-catalog';
import { WorkerClient, type WorkerLike } from './worker-client';

export interface PageServices {
  readonly client: WorkerClient;
  readonly catalog: () => Promise<readonly ModelEntry[]>;
  readonly canned: () => Promise<CannedAnswers>;
  readonly measurements: () => Promise<Measurements>;
}

const kServices = new Map<string, PageServices>();

/** One worker for all elements of a page that take their models from the same place. */
export function servicesFor(base: string): PageServices {
  let services = kServices.get(base);
  if (!services) {
    services = {
      client: new WorkerClient({ spawn, base }),
      catalog: () => fetchCatalog(base),
      measurements: () => fetchMeasurements(base),
      canned: async () => (await import('./canned-answers.json')).default,
    };
    kServices.set(base, services);
  }
  return services;
}

function spawn(): WorkerLike {
  return new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: 'lookback' });
}
