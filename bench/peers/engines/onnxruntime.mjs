// The network in onnxruntime-web: one thread, encoder graph and step graph, the beam as one batch.
import { beamSearch } from '../search/beam-search.mjs';

class OnnxModel {
  constructor(ort, encoder, decoder) {
    this.ort = ort;
    this.encoder = encoder;
    this.decoder = decoder;
  }

  integers(values) {
    return new this.ort.Tensor('int32', values, [values.length]);
  }

  async read(ids) {
    this.source = await this.encoder.run({ ids: this.integers(Int32Array.from(ids)) });
    this.state = this.source.state;
  }

  async step(tokens) {
    const { annotations, keys } = this.source;
    const made = await this.decoder.run({ tokens: this.integers(tokens), state: this.state, annotations, keys });
    this.state = made.next;
    return { logProbabilities: made.log_probabilities.data, alignment: made.alignment.data };
  }

  select(parents) {
    const size = this.state.dims[1];
    const values = new Float32Array(parents.length * size);
    parents.forEach((parent, i) => values.set(this.state.data.subarray(parent * size, (parent + 1) * size), i * size));
    this.state = new this.ort.Tensor('float32', values, [parents.length, size]);
  }
}

export async function createEngine({ fetchBytes, files, route }) {
  const ort = await import(files.onnxruntime);
  ort.env.wasm.wasmPaths = new URL('.', files.onnxruntime).href;
  ort.env.wasm.numThreads = 1;
  const contents = await Promise.all([files.encoder, files[`step-${route}`]].map(fetchBytes));
  const session = (bytes) =>
    ort.InferenceSession.create(bytes, {
      executionProviders: ['wasm'],
      graphOptimizationLevel: 'all',
    });
  const model = new OnnxModel(ort, await session(contents[0]), await session(contents[1]));
  return { translate: (sentence, options) => beamSearch(model, sentence, options) };
}
