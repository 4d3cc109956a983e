/** One file of the built site: its path from the site's folder, and the SHA-256 of its bytes. */
export type SiteFile = readonly [path: string, sha256: string];

/**
 * One build of the site: glue, module, worker, every page's scripts, and by the hash of `weights/manifest.json` the
 * weights too. The build writes it as the first line of `service-worker.js`.
 */
export interface Site {
  /** A hash of the list: two builds have the same one only if every file is the same. */
  readonly version: string;
  readonly files: readonly SiteFile[];
}

/** What a page asks of a new version that waits. */
export interface TakeOver {
  readonly kind: 'take-over';
}

/** How many other tabs still show the old version; with 0 the new one takes over at once. */
export interface TakeOverAnswer {
  readonly others: number;
}
