import type { EngineFiles } from '../client/engine-ways';
import { carriedFile } from './carried';

let text = '';

/** The engine's script as text, since a page's own thread cannot wait for it. */
export async function readEngine(): Promise<void> {
  text = await carriedFile('engine.js').text();
}

/** Stands for `client/engine-files.ts` in a page that carries its engine (see web/bundling/page-files-plugin.ts). */
export function engineFiles(): Promise<EngineFiles> {
  return Promise.resolve({ script: { text }, wasm: carriedFile('lookback.wasm'), type: 'classic' });
}
