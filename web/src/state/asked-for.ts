import { parseUrl, type ParsedUrl } from './url-state';

/** The attributes that say what to open with. */
export interface OpeningAttributes {
  readonly text: string;
  readonly model: string;
  readonly view: string;
  readonly unit: string;
}

/** Attributes read as strictly as a link is; what means nothing is named in `refused` and left out. */
export function askedFor(attributes: OpeningAttributes): ParsedUrl {
  const given = Object.entries(attributes).filter(([, value]) => value !== '');
  return parseUrl(new URLSearchParams(given as [string, string][]).toString());
}
