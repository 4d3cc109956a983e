import type { TakeOver, TakeOverAnswer } from '../protocol/site';

/** Beside the page, so that its scope is the folder of the site, wherever that lies. */
const kScript = 'service-worker.js';

/** Puts the site on this device; done when it is there. A second call finds it there. */
export async function keepSite(): Promise<void> {
  const registration = await navigator.serviceWorker.register(kScript, { updateViaCache: 'none' });
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return;
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('not all files of the page arrived'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Calls back when a newer version than this tab's is on the device and waits. */
export async function whenNewer(call: () => void): Promise<void> {
  // A tab that came from the network is as new as can be.
  if (!navigator.serviceWorker.controller) return;
  const registration = await navigator.serviceWorker.ready;
  if (registration.waiting) call();
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') call();
    });
  });
}

/** Lets the version that waits take over and opens this page anew; with other tabs open, only says how many. */
export async function takeNewer(reload: () => void): Promise<number> {
  const { waiting } = await navigator.serviceWorker.ready;
  if (!waiting) {
    reload();
    return 0;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<TakeOverAnswer>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<TakeOverAnswer>) => resolve(data);
  });
  waiting.postMessage({ kind: 'take-over' } satisfies TakeOver, [port2]);
  const { others } = await answer;
  port1.close();
  if (others > 0) navigator.serviceWorker.removeEventListener('controllerchange', reload);
  return others;
}
