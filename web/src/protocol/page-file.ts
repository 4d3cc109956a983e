/** A page with one model inside, all in one HTML file, that can be taken away. */
export interface PageFile {
  readonly model: string;
  readonly bytes: number;
  /** Where it lies as it is; null for a page that is itself such a file. */
  readonly address: string | null;
  /** The file's text, so made that it opens with `link`: what stands after the # of an address. */
  readonly openedWith: (link: string) => Promise<string>;
}

/** One line of `downloads/list.json`. */
export interface Download {
  readonly model: string;
  readonly file: string;
  readonly bytes: number;
}
