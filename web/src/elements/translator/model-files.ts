import type { Dropped } from './dropped';

/** The files of a model folder; others are left where they are. */
const kModelFiles = new Set(['config.json', 'model.safetensors', 'source.tokenizer.json', 'target.tokenizer.json']);

interface Found {
  readonly path: string;
  readonly file: File;
}

export type ModelFolder = Readonly<Record<string, File>>;

/** The model folder among files that were picked; the highest one where there are several. */
export function folderOf(files: Iterable<File>): ModelFolder {
  return modelAmong([...files].map((file) => ({ path: file.webkitRelativePath || file.name, file })));
}

/** The model folder among what was dropped: files, or folders with files in them. */
export async function folderDropped({ entries, files }: Dropped): Promise<ModelFolder> {
  if (entries.length === 0) return folderOf(files);
  return modelAmong((await Promise.all(entries.map((entry) => walk(entry, 0)))).flat());
}

/** Folders deeper than this hold no model that anybody meant. */
const kDeepest = 3;

async function walk(entry: FileSystemEntry, depth: number): Promise<readonly Found[]> {
  if (entry.isFile) {
    if (!kModelFiles.has(entry.name)) return [];
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    return [{ path: entry.fullPath.replace(/^\//, ''), file }];
  }
  if (depth > kDeepest) return [];
  const children = await listOf((entry as FileSystemDirectoryEntry).createReader());
  return (await Promise.all(children.map((child) => walk(child, depth + 1)))).flat();
}

/** A reader gives a hundred entries at a time, and none when it is done. */
async function listOf(reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> {
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

function modelAmong(found: readonly Found[]): ModelFolder {
  const folders = new Map<string, Record<string, File>>();
  for (const { path, file } of found) {
    if (!kModelFiles.has(file.name)) continue;
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    folders.set(folder, { ...folders.get(folder), [file.name]: file });
  }
  const depth = (folder: string) => (folder === '' ? 0 : folder.split('/').length);
  const names = [...folders.keys()].sort((one, other) => depth(one) - depth(other) || one.localeCompare(other));
  const best = names.find((name) => folders.get(name)!['config.json']) ?? names[0];
  return best === undefined ? {} : folders.get(best)!;
}
