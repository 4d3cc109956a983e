import type { Answer, Request } from '../protocol/messages';
import type { Engine, Way } from './engine-ways';
import type { WorkerLike } from './worker-client';

/** An id that no request has: the first word of a new engine answers it. */
const kFirstWord = -1;

/**
 * An engine wherever one can run: tries the ways in turn until one answers, and looks like a worker meanwhile.
 * What is posted before that waits. A way that once worked is the first one next time.
 */
export class EngineStart implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  private place: WorkerLike | null = null;
  private readonly waiting: Request[] = [];
  private ended = false;

  constructor(
    private readonly engine: Engine | Promise<Engine>,
    private readonly found: (way: Way) => void = () => undefined,
  ) {
    void this.start();
  }

  postMessage(message: Request): void {
    if (this.place) this.place.postMessage(message);
    // Whoever asks for a sign of life while the script is on its way gets one from here.
    else if (message.kind === 'ping') queueMicrotask(() => this.hand({ kind: 'pong', id: message.id }));
    else this.waiting.push(message);
  }

  terminate(): void {
    this.ended = true;
    this.place?.terminate();
  }

  private hand(answer: Answer): void {
    if (!this.ended) this.onmessage?.({ data: answer } as MessageEvent<Answer>);
  }

  private async start(): Promise<void> {
    const refusals: string[] = [];
    const { ways, wasm } = await this.engine;
    for (const way of ways) {
      try {
        return this.settle(way, await opened(way), wasm);
      } catch (error) {
        refusals.push(`${way.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
      if (this.ended) return;
    }
    this.onerror?.({ message: refusals.join('; ') } as ErrorEvent);
  }

  private settle(way: Way, place: WorkerLike, wasm: Engine['wasm']): void {
    if (this.ended) return place.terminate();
    this.place = place;
    place.onmessage = ({ data }) => this.hand(data);
    place.onerror = (event) => this.onerror?.(event);
    this.found(way);
    place.postMessage({ kind: 'start', id: 0, wasm });
    for (const message of this.waiting.splice(0)) place.postMessage(message);
  }
}

/** The place, once it has said its first word. */
async function opened({ open, patience }: Way): Promise<WorkerLike> {
  const place = await open();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      place.onmessage = () => resolve();
      place.onerror = (event) => {
        // Refused by a policy, as a rule: the next way is tried, so it is no error of the page's.
        event.preventDefault?.();
        reject(new Error(event.message || 'refused'));
      };
      timer = setTimeout(() => reject(new Error('no answer')), patience);
      place.postMessage({ kind: 'ping', id: kFirstWord });
    });
    return place;
  } catch (error) {
    place.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
