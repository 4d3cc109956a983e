import type { Answer, LocalFile, Request } from '../protocol/messages';
import { makeBreathe } from './breathe';
import { Dispatcher } from './dispatcher';
import { BrowserFileCache } from '../files/file-cache';
import { TranslatorSession } from './translator-session';
import type { EngineBuild } from './engine-build';
import { wasmModuleAt } from './wasm-module';

/** A worker's own scope, or one end of a channel inside a page. */
export interface EnginePort {
  postMessage(answer: Answer): void;
  onmessage: ((event: MessageEvent<Request>) => void) | null;
}

/** Where the engine runs: alone in a thread, or on the thread that also draws a page. */
export type Thread = 'own' | 'page';

/** A timer's turn: drawing and clicks come before it, which messages would not wait for. */
const letPageIn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Answers what comes in at a port, with an engine of its own, of this build. */
export function serve(build: EngineBuild, port: EnginePort, thread: Thread = 'own'): void {
  let wasm: string | LocalFile = '';
  const now = () => performance.now();
  const session = new TranslatorSession(
    wasmModuleAt(build, () => wasm),
    thread === 'page' ? letPageIn : makeBreathe(),
    now,
    thread === 'page' ? 0 : undefined,
  );
  const dispatcher = new Dispatcher(session, new BrowserFileCache(), (answer) => port.postMessage(answer));
  port.onmessage = ({ data }) => {
    if (data.kind === 'start') wasm = data.wasm;
    else void dispatcher.handle(data);
  };
}
