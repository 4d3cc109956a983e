import type { Request } from '../protocol/messages';
import { makeBreathe } from './breathe';
import { Dispatcher } from './dispatcher';
import { BrowserFileCache } from './file-cache';
import { TranslatorSession } from './translator-session';
import { loadWasmModule } from './wasm-module';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const session = new TranslatorSession(loadWasmModule, makeBreathe());
const dispatcher = new Dispatcher(session, new BrowserFileCache(), (answer) => scope.postMessage(answer));

scope.addEventListener('message', (event: MessageEvent<Request>) => void dispatcher.handle(event.data));
