import type { CannedAnswers } from '../client/canned-answers';
import type { WorkerClient } from '../client/worker-client';
import type { Measurements } from '../protocol/measurements';
import type { ModelEntry } from '../protocol/model-entry';

/** What the actions need from outside: the engine, and what is shipped. */
export interface Services {
  readonly client: Pick<WorkerClient, 'load' | 'translate'> &
    Partial<Pick<WorkerClient, 'has' | 'open' | 'checkConfig'>>;
  readonly catalog: () => Promise<readonly ModelEntry[]>;
  readonly canned: () => Promise<CannedAnswers>;
  /** Hashes of the model files that this device keeps; where it is absent, none are known. */
  readonly kept?: () => Promise<ReadonlySet<string>>;
  readonly measurements?: () => Promise<Measurements>;
}
