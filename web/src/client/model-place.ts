import { FailureError } from '../protocol/failure';

/** Where an element's models come from: a folder of models, or one model's own folder. Addresses as an author wrote them. */
export interface AskedPlace {
  /** Folder of models, with its `manifest.json`; empty for the usual one. */
  readonly weights: string;
  /** One model's own folder; empty for none. */
  readonly src: string;
}

/** The same, understood: absolute addresses, each with a slash at its end. */
export interface ModelPlace {
  readonly weights: string;
  readonly folder: string | null;
}

let usual = 'weights/';

/** Says where models lie for elements that name no place: an address, or one relative to their page. */
export function setUsualWeights(address: string): void {
  usual = address;
}

/** Throws what is wrong with an address; nothing but files of a server or of a disk is ever fetched. */
export function placeOf({ weights, src }: AskedPlace, page: string = document.baseURI): ModelPlace {
  return {
    weights: folderAt('weights', weights || usual, page),
    folder: src === '' ? null : folderAt('src', src, page),
  };
}

function folderAt(attribute: string, address: string, page: string): string {
  const url = URL.canParse(address, page) ? new URL(address, page) : null;
  if (!url || !/^(https?|file):$/.test(url.protocol)) {
    throw new FailureError('bad-address', `${attribute}: ${address.slice(0, 80)}`);
  }
  url.hash = '';
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url.href;
}
