import { FailureError } from '../protocol/failure';

/** A small file as text, or a `FailureError` that says which of the usual mishaps it was. */
export async function fetchText(url: string, name: string, get: typeof fetch = fetch): Promise<string> {
  const response = await get(url).catch(() => {
    throw new FailureError(globalThis.navigator?.onLine === false ? 'offline' : 'unreachable', name);
  });
  if (response.status === 404) throw new FailureError('not-found', name);
  if (!response.ok) throw new FailureError('http', `${name}: ${response.status}`);
  const text = await response.text();
  if (text.trimStart().startsWith('<')) throw new FailureError('web-page', name);
  return text;
}
