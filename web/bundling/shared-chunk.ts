import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const kEntry = fileURLToPath(new URL('../src/lookback.ts', import.meta.url));
/** The translator itself and the tags around views stay apart, so that the lesson does not carry them. */
const kApart =
  /\/web\/src\/(lookback\.ts|elements\/translator\/.*|elements\/\w+\/(late-tag|lookback-steps|lookback-compare)\.ts)$/;

/**
 * What any element needs before it can show something, as one file instead of many small ones: fewer requests, and
 * fewer bytes, because they are compressed together.
 */
export function sharedChunk(): Rolldown.CodeSplittingOptions {
  let shared: ReadonlySet<string> | null = null;
  const name: Rolldown.CodeSplittingNameFunction = (id, context) => {
    shared ??= neededAtOnce(context);
    return shared.has(id) ? 'shared' : null;
  };
  return { groups: [{ name, debugName: 'shared' }] };
}

/** All that the embed's script imports, and what that imports; what is fetched later is not among them. */
function neededAtOnce(context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set([kEntry]);
  for (const id of found) context.getModuleInfo(id)?.importedIds.forEach((imported) => found.add(imported));
  return new Set([...found].filter((id) => !kApart.test(id)));
}
