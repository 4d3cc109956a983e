/** What a browser lets this page keep, and why not. */
export type Support =
  | 'full'
  | 'plain-http' // not a secure context: there are neither service workers nor caches
  | 'refused' // a private window or a setting
  | 'none'; // a frame in somebody's page, or a file of this device: nothing is offered

/** What of a window decides that. */
export interface Surroundings {
  readonly protocol: string;
  readonly secure: boolean;
  readonly framed: boolean;
  readonly workers: boolean;
  readonly caches: boolean;
}

export function surroundings(): Surroundings {
  return {
    protocol: location.protocol,
    secure: isSecureContext,
    framed: window.top !== window,
    workers: 'serviceWorker' in navigator,
    caches: typeof caches !== 'undefined',
  };
}

export function supportOf({ protocol, secure, framed, workers, caches }: Surroundings): Support {
  if (framed || !/^https?:$/.test(protocol)) return 'none';
  if (!secure) return 'plain-http';
  return workers && caches ? 'full' : 'refused';
}
