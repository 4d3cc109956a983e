/** What the bundler makes of the module's binary: its address. */
declare module 'lookback-wasm/lookback.wasm?url' {
  const url: string;
  export default url;
}

/** The address of a worker's bundled script. */
declare module '*?worker&url' {
  const url: string;
  export default url;
}

declare module '*.css';

interface ImportMeta {
  readonly env: { readonly DEV: boolean };
}
