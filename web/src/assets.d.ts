/** What the bundler makes of the module's binary: its address. */
declare module 'lookback-wasm/lookback.wasm?url' {
  const url: string;
  export default url;
}

declare module 'lookback-wasm-scalar/lookback-scalar.wasm?url' {
  const url: string;
  export default url;
}

/** The bytes of the module of dots, as a data address; none if the build could not make it. */
declare module 'lookback-wasm/relaxed-dots.wasm?url&inline' {
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
