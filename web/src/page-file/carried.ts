import { FailureError } from '../protocol/failure';

/** What this page carries in itself, by name: files, each gzipped and written in base64. */
let files: ReadonlyMap<string, Blob> = new Map();

/** Unpacks all that the page carries; comes before anything else is asked for. */
export async function unpack(page: ParentNode = document): Promise<void> {
  const blocks = [...page.querySelectorAll<HTMLScriptElement>('script[data-carried]')];
  files = new Map(
    await Promise.all(blocks.map(async (block) => [block.dataset['carried']!, await unpacked(block)] as const)),
  );
}

async function unpacked(block: Element): Promise<Blob> {
  const packed = new Blob([bytesOf(block.textContent)]);
  return new Response(packed.stream().pipeThrough(new DecompressionStream('gzip'))).blob();
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; ++i) bytes[i] = text.charCodeAt(i);
  return bytes;
}

export function carriedFile(name: string): Blob {
  const file = files.get(name);
  if (!file) throw new FailureError('not-found', name);
  return file;
}

export function carries(name: string): boolean {
  return files.has(name);
}
