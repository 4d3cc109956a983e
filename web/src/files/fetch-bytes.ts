import { FailureError } from '../protocol/failure';

export interface FetchOptions {
  /** What the file must measure; unknown when absent. */
  readonly size?: number;
  /** The bytes that such a file begins with: where they do, a wrong MIME type does not matter. */
  readonly magic?: readonly number[];
  /** Called with the bytes received so far. */
  readonly report?: (received: number) => void;
  readonly fetch?: typeof fetch;
  /** How to ask: a signal that ends it, another use of the browser's own cache. */
  readonly how?: Pick<RequestInit, 'signal' | 'cache'>;
}

/** A file's bytes, or a `FailureError` that says which of the usual mishaps it was. */
export async function fetchBytes(
  url: string,
  name: string,
  options: FetchOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await request(url, name, options);
  if (response.status === 404) throw new FailureError('not-found', name);
  if (!response.ok) throw new FailureError('http', `${name}: ${response.status}`);
  const saysHtml = /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
  if (saysHtml && !options.magic) throw new FailureError('web-page', name);
  const bytes = await read(response, name, options.report);
  const isMeant = options.magic?.every((byte, at) => bytes[at] === byte);
  if (looksLikeWebPage(bytes) || (saysHtml && !isMeant)) throw new FailureError('web-page', name);
  checkSize(bytes.length, name, options.size);
  return bytes;
}

async function request(url: string, name: string, options: FetchOptions): Promise<Response> {
  const get = options.fetch ?? fetch;
  try {
    return await (options.how ? get(url, options.how) : get(url));
  } catch {
    // fetch tells no reason; only the device's own word separates "no network" from the rest.
    throw new FailureError(self.navigator?.onLine === false ? 'offline' : 'unreachable', name);
  }
}

async function read(
  response: Response,
  name: string,
  report?: (received: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  if (!reader) return new Uint8Array(await response.arrayBuffer());
  const parts: Uint8Array[] = [];
  let received = 0;
  for (;;) {
    const part = await reader.read().catch(() => {
      throw new FailureError('truncated', name);
    });
    if (part.done) break;
    parts.push(part.value);
    received += part.value.length;
    report?.(received);
  }
  return join(parts, received);
}

function join(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function looksLikeWebPage(bytes: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 64)).replace(/^[\s\u00ef\u00bb\u00bf]+/, '');
  return /^<(!doctype html|html|head|body)\b/i.test(start);
}

function checkSize(received: number, name: string, size?: number): void {
  if (size === undefined || received === size) return;
  if (received < size) throw new FailureError('truncated', `${name}: ${received} < ${size}`);
  throw new FailureError('wrong-hash', `${name}: ${received} > ${size}`);
}
