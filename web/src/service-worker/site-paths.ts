import type { Site } from '../protocol/site';

/** What of a request decides who answers it. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
}

/** The file of the site that a request asks for; null when the answer is not ours to give. */
export function pathFor({ method, url, mode }: Asked, scope: string, site: Site): string | null {
  const { origin, pathname } = new URL(url);
  const base = new URL(scope);
  if (method !== 'GET' || origin !== base.origin || !pathname.startsWith(base.pathname)) return null;
  const path = decoded(pathname.slice(base.pathname.length)) || 'index.html';
  const has = (name: string) => site.files.some(([file]) => file === name);
  if (has(path)) return path;
  // Some hosts show lesson.html as /lesson.
  return mode === 'navigate' && has(`${path}.html`) ? `${path}.html` : null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
