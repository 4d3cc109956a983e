import { kEngineHook } from '../protocol/engine-hook';
import type { EngineBuild } from './engine-build';
import { serve, type EnginePort, type Thread } from './serve';

declare const WorkerGlobalScope: { new (): object } | undefined;

/**
 * The engine's script is the same file everywhere: a worker serves its own scope at once; a page, which imports it where
 * no worker may run, is handed the function and decides (see client/engine-ways.ts).
 */
export function offer(build: EngineBuild): void {
  if (typeof WorkerGlobalScope === 'function' && self instanceof WorkerGlobalScope) {
    serve(build, self);
  } else {
    const value = (port: EnginePort, thread: Thread) => serve(build, port, thread);
    Object.defineProperty(globalThis, kEngineHook, { value, configurable: true });
  }
}
