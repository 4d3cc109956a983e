/**
 * SHA-256 as hex digits, by the browser. Only where files are kept: there is `crypto.subtle` exactly where there is a
 * Cache API. What the engine loads is hashed by its own module, which works on plain http too.
 */
export async function sha256Of(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether these are the bytes that were promised. */
export async function isExactly(bytes: Uint8Array, sha256: string): Promise<boolean> {
  return (await sha256Of(bytes)) === sha256;
}
