import { kEngineHook } from '../protocol/engine-hook';
import type { LocalFile } from '../protocol/messages';
import type { WorkerLike } from './worker-client';

export interface EngineFiles {
  /** Its address; or its text, where a page has it in itself. */
  readonly script: string | { readonly text: string };
  readonly wasm: string | LocalFile;
  readonly type: WorkerType;
}

/** A place where the engine might run; whether it does is found out by asking it something. */
export interface Way {
  readonly name: 'worker' | 'blob' | 'page';
  readonly open: () => WorkerLike | Promise<WorkerLike>;
  /** How long to wait for its first word, in milliseconds. */
  readonly patience: number;
}

/** Where it might run, the best place first, and its module. */
export interface Engine {
  readonly ways: readonly Way[];
  readonly wasm: EngineFiles['wasm'];
}

/**
 * The ways to run an engine, the best first: a worker from its own address, which only the page's own origin may
 * start; a worker from a blob of the same text, which a policy may refuse; the page's own thread, which is always there.
 */
export function waysToRun(files: EngineFiles, here: Pick<Location, 'origin'> = location): readonly Way[] {
  const { script } = files;
  const blob: Way = { name: 'blob', open: async () => startBlobWorker(await textOf(script)), patience: 5_000 };
  const page: Way = { name: 'page', open: () => startHere(script), patience: 20_000 };
  if (typeof script !== 'string') return [blob, page];
  const atHome = new URL(script).origin === here.origin && here.origin !== 'null';
  const worker: Way = { name: 'worker', open: () => startWorker(script, files.type), patience: 20_000 };
  return [...(atHome ? [worker] : []), ...(files.type === 'classic' ? [blob] : []), page];
}

function startWorker(url: string, type: WorkerType): WorkerLike {
  return new Worker(url, { type, name: 'lookback' });
}

async function textOf(script: EngineFiles['script']): Promise<string> {
  if (typeof script !== 'string') return script.text;
  const response = await fetch(script);
  if (!response.ok) throw new Error(`${script}: ${response.status}`);
  return response.text();
}

function startBlobWorker(text: string): WorkerLike {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const worker = startWorker(address, 'classic');
  // The worker fetches it after this turn; a minute is enough for any machine.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return worker;
}

type Serve = (port: MessagePort, thread: 'page') => void;

/** On the page's own thread: the engine lets the page in after every step of the decoder. */
async function startHere(script: EngineFiles['script']): Promise<WorkerLike> {
  const place = globalThis as { [kEngineHook]?: Serve };
  if (typeof script === 'string') await import(/* @vite-ignore */ script);
  else runInPage(script.text);
  const serve = place[kEngineHook];
  if (!serve) throw new Error('the script was refused, or is not the engine');
  const { port1, port2 } = new MessageChannel();
  serve(port2, 'page');
  return new PortWorker(port1);
}

/** As a script of the page: a policy that knows the text's hash lets it run. */
function runInPage(text: string): void {
  const element = document.createElement('script');
  element.textContent = text;
  document.head.append(element);
  element.remove();
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
