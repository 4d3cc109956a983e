import { kEngineHook } from '../protocol/engine-hook';
import type { WorkerLike } from './worker-client';

export interface EngineFiles {
  readonly script: string;
  readonly wasm: string;
  readonly type: WorkerType;
}

/** A place where the engine might run; whether it does is found out by asking it something. */
export interface Way {
  readonly name: 'worker' | 'blob' | 'page';
  readonly open: () => WorkerLike | Promise<WorkerLike>;
  /** How long to wait for its first word, in milliseconds. */
  readonly patience: number;
}

/**
 * The ways to run an engine, the best first: a worker from its own address, which only the page's own origin may
 * start; a worker from a blob of the same text, which a policy may refuse; the page's own thread, which is always there.
 */
export function waysToRun(files: EngineFiles, here: Pick<Location, 'origin'> = location): readonly Way[] {
  const atHome = new URL(files.script).origin === here.origin && here.origin !== 'null';
  const worker: Way = { name: 'worker', open: () => startWorker(files.script, files.type), patience: 20_000 };
  const blob: Way = { name: 'blob', open: () => startBlobWorker(files.script), patience: 5_000 };
  const page: Way = { name: 'page', open: () => startHere(files.script), patience: 20_000 };
  return [...(atHome ? [worker] : []), ...(files.type === 'classic' ? [blob] : []), page];
}

function startWorker(url: string, type: WorkerType): WorkerLike {
  return new Worker(url, { type, name: 'lookback' });
}

async function startBlobWorker(url: string): Promise<WorkerLike> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const address = URL.createObjectURL(new Blob([await response.text()], { type: 'text/javascript' }));
  const worker = startWorker(address, 'classic');
  // The worker fetches it after this turn; a minute is enough for any machine.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return worker;
}

type Serve = (port: MessagePort, thread: 'page') => void;

/** On the page's own thread: the engine lets the page in after every step of the decoder. */
async function startHere(url: string): Promise<WorkerLike> {
  const place = globalThis as { [kEngineHook]?: Serve };
  await import(/* @vite-ignore */ url);
  const serve = place[kEngineHook];
  if (!serve) throw new Error(`${url} is not the engine`);
  const { port1, port2 } = new MessageChannel();
  serve(port2, 'page');
  return new PortWorker(port1);
}

/** A port that looks like a worker. */
class PortWorker implements WorkerLike {
  onerror: WorkerLike['onerror'] = null;

  constructor(private readonly port: MessagePort) {}

  get onmessage(): WorkerLike['onmessage'] {
    return this.port.onmessage;
  }

  set onmessage(listener: WorkerLike['onmessage']) {
    this.port.onmessage = listener;
  }

  postMessage(message: Parameters<WorkerLike['postMessage']>[0]): void {
    this.port.postMessage(message);
  }

  terminate(): void {
    this.port.close();
  }
}
