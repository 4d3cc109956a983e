// The floor: the network in plain JavaScript, one hypothesis after the other. No library, no WebAssembly.
import { beamSearch } from '../search/beam-search.mjs';
import { joined, readFloatWeights, readoutMatrix, sizesOf } from '../network/weights.mjs';

const sigmoid = (x) => 1 / (1 + Math.exp(-x));

/** W x + b: four sums side by side, because one would wait for itself. */
function affine({ shape: [rows, columns], values }, x, bias) {
  const y = new Float32Array(rows);
  for (let row = 0, at = 0; row < rows; ++row, at += columns) {
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let i = 0; i < columns; i += 4) {
      a += values[at + i] * x[i];
      b += values[at + i + 1] * x[i + 1];
      c += values[at + i + 2] * x[i + 2];
      d += values[at + i + 3] * x[i + 3];
    }
    y[row] = a + b + c + d + (bias ? bias.values[row] : 0);
  }
  return y;
}

const rowOf = ({ shape, values }, row) => values.subarray(row * shape[1], (row + 1) * shape[1]);

/** One step of a gated recurrent unit: gates r, z, n (docs/model.md). */
function gru(fromInput, fromState, s) {
  const size = s.length;
  const next = new Float32Array(size);
  for (let i = 0; i < size; ++i) {
    const r = sigmoid(fromInput[i] + fromState[i]);
    const z = sigmoid(fromInput[size + i] + fromState[size + i]);
    const n = Math.tanh(fromInput[2 * size + i] + r * fromState[2 * size + i]);
    next[i] = (1 - z) * n + z * s[i];
  }
  return next;
}

/** In place. */
function softmax(energies) {
  const largest = Math.max(...energies);
  let sum = 0;
  for (let j = 0; j < energies.length; ++j) sum += energies[j] = Math.exp(energies[j] - largest);
  for (let j = 0; j < energies.length; ++j) energies[j] /= sum;
}

function logSoftmaxInto(logits, out, at) {
  let largest = -Infinity;
  for (let v = 0; v < logits.length; ++v) if (logits[v] > largest) largest = logits[v];
  let sum = 0;
  for (let v = 0; v < logits.length; ++v) sum += Math.exp(logits[v] - largest);
  const normaliser = largest + Math.log(sum);
  for (let v = 0; v < logits.length; ++v) out[at + v] = logits[v] - normaliser;
}

class PlainModel {
  constructor(weights) {
    this.weights = weights;
    this.sizes = sizesOf(weights);
    this.readout = readoutMatrix(weights);
  }

  read(ids) {
    const { weights: w } = this;
    const words = Array.from(ids, (id) => rowOf(w['source_embedding.weight'], id));
    const forward = this.direction(words, '_l0');
    const backward = this.direction(words.reverse(), '_l0_reverse').reverse();
    this.annotations = forward.map((state, j) => joined(state, backward[j]));
    this.keys = this.annotations.map((h) => affine(w['attention.keys.weight'], h));
    const start = affine(w['decoder.initial.weight'], backward[0], w['decoder.initial.bias']);
    this.states = [start.map(Math.tanh)];
  }

  direction(words, suffix) {
    const part = (name) => this.weights[`encoder.rnn.${name}${suffix}`];
    let state = new Float32Array(this.sizes.h);
    return words.map((x) => {
      const fromInput = affine(part('weight_ih'), x, part('bias_ih'));
      state = gru(fromInput, affine(part('weight_hh'), state, part('bias_hh')), state);
      return state;
    });
  }

  attend(state) {
    const { weights: w, keys } = this;
    const query = affine(w['attention.query.weight'], state);
    const v = w['attention.energy.weight'].values;
    const alignment = Float32Array.from(keys, (key) => {
      let energy = 0;
      for (let i = 0; i < v.length; ++i) energy += v[i] * Math.tanh(key[i] + query[i]);
      return energy;
    });
    softmax(alignment);
    const context = new Float32Array(2 * this.sizes.h);
    this.annotations.forEach((h, j) => {
      for (let i = 0; i < context.length; ++i) context[i] += alignment[j] * h[i];
    });
    return { alignment, context };
  }

  step(tokens) {
    const { weights: w, sizes } = this;
    const length = this.keys.length;
    const logProbabilities = new Float32Array(tokens.length * sizes.V);
    const alignments = new Float32Array(tokens.length * length);
    this.states = this.states.map((state, k) => {
      const previous = rowOf(w['target_embedding.weight'], tokens[k]);
      const { alignment, context } = this.attend(state);
      const fromInput = affine(w['decoder.rnn.weight_ih'], joined(previous, context), w['decoder.rnn.bias_ih']);
      const next = gru(fromInput, affine(w['decoder.rnn.weight_hh'], state, w['decoder.rnn.bias_hh']), state);
      const t = affine(this.readout, joined(next, context, previous), w['readout.bias']).map(Math.tanh);
      logSoftmaxInto(affine(w['target_embedding.weight'], t, w['output.bias']), logProbabilities, k * sizes.V);
      alignments.set(alignment, k * length);
      return next;
    });
    return { logProbabilities, alignment: alignments };
  }

  select(parents) {
    this.states = parents.map((parent) => this.states[parent]);
  }
}

export async function createEngine({ fetchBytes, files }) {
  const model = new PlainModel(readFloatWeights(await fetchBytes(files.weights)));
  return { translate: (sentence, options) => beamSearch(model, sentence, options) };
}
