// The page's side: a worker for each engine, so that none meets another's garbage. `window.bench` is what the script
// outside calls.

class EngineWorker {
  constructor() {
    this.waiting = new Map();
    this.calls = 0;
    this.worker = new Worker(new URL('worker.mjs', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data: { id, result, error } }) => {
      const { resolve, reject } = this.waiting.get(id);
      this.waiting.delete(id);
      if (error) reject(new Error(error));
      else resolve(result);
    };
    this.worker.onerror = ({ message }) => this.waiting.forEach(({ reject }) => reject(new Error(message)));
  }

  call(name, argument) {
    return new Promise((resolve, reject) => {
      this.waiting.set(++this.calls, { resolve, reject });
      this.worker.postMessage({ id: this.calls, name, argument });
    });
  }
}

const workers = new Map();

window.bench = {
  load(engine, settings) {
    workers.set(engine, new EngineWorker());
    return workers.get(engine).call('load', settings);
  },
  call: (engine, name, argument) => workers.get(engine).call(name, argument),
  /** Milliseconds from nothing to a first translation: a worker, the engine, its model. */
  async first(settings, argument) {
    const begin = performance.now();
    const worker = new EngineWorker();
    await worker.call('load', settings);
    await worker.call('time', argument);
    return performance.now() - begin;
  },
  /** Bytes of all that the page and its workers hold, after the browser has collected its garbage. */
  memory: async () => (await performance.measureUserAgentSpecificMemory()).bytes,
};
