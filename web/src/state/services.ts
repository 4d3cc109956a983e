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
  readonly measurements?: () => Promise<Measurements>;
}
