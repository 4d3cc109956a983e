// One engine in a worker of its own. The clock stands here, beside what it measures.
import { measureProducts } from '../kernel/measure-products.mjs';

let engine;

async function fetchBytes(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const calls = {
  async load({ module, files, route }) {
    const { createEngine } = await import(module);
    engine = await createEngine({ fetchBytes, files, route });
  },

  /** Translations with all that equality asks for. */
  async translate({ sentences, options }) {
    const results = [];
    for (const sentence of sentences) {
      const { ids, alignment, logProbability } = await engine.translate(sentence, options);
      results.push({ ids, alignment: alignment.map((row) => [...row]), logProbability });
    }
    return results;
  },

  /** Milliseconds and target pieces of each sentence. */
  async time({ sentences, options }) {
    const times = [];
    for (const sentence of sentences) {
      const start = performance.now();
      const { ids } = await engine.translate(sentence, options);
      times.push({ milliseconds: performance.now() - start, pieces: ids.length });
    }
    return times;
  },

  /** Where our own time goes. */
  stages: ({ sentences, options }) => sentences.map((sentence) => engine.stages(sentence, options)),

  /** Bytes of our module's own memory. */
  moduleBytes: () => engine.moduleBytes(),

  pieces: ({ texts }) => texts.map((text) => engine.piecesOf(text)),

  /** Milliseconds of the bare products of a decoder step. */
  async products({ file, shapes, columns, steps }) {
    return measureProducts(await fetchBytes(file), shapes, { columns, steps });
  },
};

self.onmessage = async ({ data: { id, name, argument } }) => {
  try {
    self.postMessage({ id, result: await calls[name](argument) });
  } catch (error) {
    self.postMessage({ id, error: error?.stack ?? String(error) });
  }
};
