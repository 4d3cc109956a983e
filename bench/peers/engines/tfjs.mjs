// The network in TensorFlow.js, its WebAssembly backend, one thread: core operators, the beam as one batch.
import { beamSearch } from '../search/beam-search.mjs';
import { readFloatWeights, readoutMatrix, sizesOf, transposed } from '../network/weights.mjs';

class TensorflowModel {
  constructor(tf, weights) {
    this.tf = tf;
    this.sizes = sizesOf(weights);
    const tensor = ({ shape, values }) => tf.tensor(values, shape);
    /** Matrices lie as [in x out], the way that its product reads fastest. */
    this.matrices = Object.fromEntries(
      Object.entries({ ...weights, readout: readoutMatrix(weights) })
        .filter(([, { shape }]) => shape.length === 2)
        .map(([name, matrix]) => [name, tensor(transposed(matrix))]),
    );
    this.biases = Object.fromEntries(
      Object.entries(weights)
        .filter(([, { shape }]) => shape.length === 1)
        .map(([name, vector]) => [name, tensor(vector)]),
    );
    this.sourceEmbedding = tensor(weights['source_embedding.weight']);
    this.targetEmbedding = tensor(weights['target_embedding.weight']);
    this.kept = [];
  }

  affine(x, matrix, bias) {
    const b = this.matrices[matrix];
    return bias ? this.tf.fused.matMul({ a: x, b, bias: this.biases[bias] }) : this.tf.matMul(x, b);
  }

  gru(fromInput, fromState, s) {
    const { tf } = this;
    const [rows, size] = s.shape;
    const gates = (x) => tf.slice(x, [0, 0], [rows, 2 * size]);
    const candidate = (x) => tf.slice(x, [0, 2 * size], [rows, size]);
    const [r, z] = tf.split(tf.sigmoid(tf.add(gates(fromInput), gates(fromState))), 2, 1);
    const n = tf.tanh(tf.add(candidate(fromInput), tf.mul(r, candidate(fromState))));
    return tf.add(n, tf.mul(z, tf.sub(s, n)));
  }

  /** Keeps these and lets go of what was kept before. */
  keep(tensors) {
    this.kept.forEach((tensor) => tensor.dispose());
    this.kept = tensors;
  }

  read(ids) {
    const { tf } = this;
    const { annotations, keys, state } = tf.tidy(() => {
      const words = tf.gather(this.sourceEmbedding, tf.tensor1d(ids, 'int32'));
      const forward = this.direction(words, '_l0', false);
      const backward = this.direction(words, '_l0_reverse', true);
      const read = tf.concat([tf.concat(forward, 0), tf.concat(backward, 0)], 1);
      const start = tf.tanh(this.affine(backward[0], 'decoder.initial.weight', 'decoder.initial.bias'));
      return { annotations: read, keys: this.affine(read, 'attention.keys.weight'), state: start };
    });
    this.keep([annotations, keys]);
    this.annotations = annotations;
    this.keys = keys;
    this.replaceState(state);
  }

  /** The states of all positions, each [1 x h]. */
  direction(words, suffix, reverse) {
    const { tf } = this;
    const name = (part) => `encoder.rnn.${part}${suffix}`;
    const inputs = tf.split(this.affine(words, name('weight_ih'), name('bias_ih')), words.shape[0], 0);
    if (reverse) inputs.reverse();
    let state = tf.zeros([1, this.sizes.h]);
    const states = inputs.map((input) => {
      state = this.gru(input, this.affine(state, name('weight_hh'), name('bias_hh')), state);
      return state;
    });
    return reverse ? states.reverse() : states;
  }

  replaceState(state) {
    this.state?.dispose();
    this.state = state;
  }

  attend() {
    const { tf } = this;
    const [k, length] = [this.state.shape[0], this.keys.shape[0]];
    const query = tf.reshape(this.affine(this.state, 'attention.query.weight'), [k, 1, this.sizes.A]);
    const met = tf.reshape(tf.tanh(tf.add(this.keys, query)), [k * length, this.sizes.A]);
    return tf.softmax(tf.reshape(this.affine(met, 'attention.energy.weight'), [k, length]));
  }

  step(tokens) {
    const { tf } = this;
    const made = tf.tidy(() => {
      const y = tf.gather(this.targetEmbedding, tf.tensor1d(tokens, 'int32'));
      const alignment = this.attend();
      const context = tf.matMul(alignment, this.annotations);
      const fromInput = this.affine(tf.concat([y, context], 1), 'decoder.rnn.weight_ih', 'decoder.rnn.bias_ih');
      const fromState = this.affine(this.state, 'decoder.rnn.weight_hh', 'decoder.rnn.bias_hh');
      const next = this.gru(fromInput, fromState, this.state);
      const t = tf.tanh(this.affine(tf.concat([next, context, y], 1), 'readout', 'readout.bias'));
      return { next, alignment, logits: this.affine(t, 'target_embedding.weight', 'output.bias') };
    });
    this.replaceState(made.next);
    const logProbabilities = tf.tidy(() => tf.logSoftmax(made.logits).dataSync());
    const result = { logProbabilities, alignment: made.alignment.dataSync() };
    tf.dispose([made.logits, made.alignment]);
    return result;
  }

  select(parents) {
    this.replaceState(this.tf.tidy(() => this.tf.gather(this.state, this.tf.tensor1d(parents, 'int32'))));
  }
}

export async function createEngine({ fetchBytes, files }) {
  const weights = fetchBytes(files.weights);
  // Both files add to a global `tf`; the second one registers the backend with the first.
  await import(files.tfjs);
  await import(files.tfjsBackend);
  const { tf } = globalThis;
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  tf.wasm.setWasmPaths(new URL('.', files.tfjsBackend).href);
  if (!(await tf.setBackend('wasm'))) throw new Error('TensorFlow.js has no WebAssembly backend here');
  await tf.ready();
  if (!(await tf.env().getAsync('WASM_HAS_SIMD_SUPPORT'))) throw new Error('TensorFlow.js sees no SIMD');
  const model = new TensorflowModel(tf, readFloatWeights(await weights));
  return { translate: (sentence, options) => beamSearch(model, sentence, options) };
}
