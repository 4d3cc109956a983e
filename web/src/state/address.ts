import { isPart } from './url-state';

export interface Address {
  /** What the page is to open with: what stands after the # of a link. */
  readonly link: string;
  /** What of the query is none of this page's. */
  readonly search: string;
}

/**
 * An address as this page understands it. What follows a `?` is read as what follows a `#`, which is where it belongs:
 * what is typed there is sent to no server. Where both name a part, the # is right.
 */
export function readAddress(search: string, hash: string): Address {
  const query = new URLSearchParams(search);
  const own = [...query].filter(([key]) => isPart(key));
  if (own.length === 0) return { link: hash, search };
  const link = new URLSearchParams(hash.replace(/^#/, ''));
  for (const [key, value] of own) if (!link.has(key)) link.set(key, value);
  for (const [key] of own) query.delete(key);
  return { link: `#${link}`, search: query.size > 0 ? `?${query}` : '' };
}
