import { kEngineHook } from '../protocol/engine-hook';
import { serve } from './serve';

/**
 * The engine's script. It is the same file everywhere: a worker serves its own scope at once; a page, which imports
 * it where no worker may run, is handed the function and decides (see client/engine-ways.ts).
 */
declare const WorkerGlobalScope: { new (): object } | undefined;

if (typeof WorkerGlobalScope === 'function' && self instanceof WorkerGlobalScope) {
  serve(self);
} else {
  Object.defineProperty(globalThis, kEngineHook, { value: serve, configurable: true });
}
