// The shipped model's numbers as the peers want them: float32 matrices by the names of docs/model.md, and their shapes.
import { readSafetensors } from './safetensors.mjs';

/** The float32 value of an int8 matrix, exactly as the engine has it: scale of the row times integer. */
function dequantised({ shape, values }, scales) {
  const columns = shape[1];
  const result = new Float32Array(values.length);
  for (let i = 0; i < values.length; ++i) result[i] = values[i] * scales[Math.floor(i / columns)];
  return result;
}

/** { name: { shape, values } }, all in float32. */
export function readFloatWeights(bytes) {
  const tensors = readSafetensors(bytes);
  const result = {};
  for (const [name, tensor] of Object.entries(tensors)) {
    if (name.endsWith('.scale')) continue;
    const values = tensor.type === 'I8' ? dequantised(tensor, tensors[`${name}.scale`].values) : tensor.values;
    result[name] = { type: 'F32', shape: tensor.shape, values };
  }
  return result;
}

/** [rows x columns] to [columns x rows]. */
export function transposed({ shape: [rows, columns], values }) {
  const result = new Float32Array(values.length);
  for (let row = 0; row < rows; ++row)
    for (let column = 0; column < columns; ++column) result[column * rows + row] = values[row * columns + column];
  return { type: 'F32', shape: [columns, rows], values: result };
}

/** One after the other. */
export function joined(...parts) {
  const result = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  parts.reduce((at, part) => (result.set(part, at), at + part.length), 0);
  return result;
}

/** Matrices with as many rows each, side by side: [A B C], so that one product does the work of three. */
export function besides(...matrices) {
  const rows = matrices[0].shape[0];
  const columns = matrices.reduce((sum, { shape }) => sum + shape[1], 0);
  const values = new Float32Array(rows * columns);
  let at = 0;
  for (const { shape, values: part } of matrices) {
    for (let row = 0; row < rows; ++row)
      values.set(part.subarray(row * shape[1], (row + 1) * shape[1]), row * columns + at);
    at += shape[1];
  }
  return { type: 'F32', shape: [rows, columns], values };
}

/** t = tanh([W_t W_c W_y] [s ; c ; y] + b): the readout's three products as one. */
export function readoutMatrix(weights) {
  return besides(
    weights['readout.state.weight'],
    weights['readout.context.weight'],
    weights['readout.previous.weight'],
  );
}

/** Sizes of the network, by the letters of docs/model.md. */
export function sizesOf(weights) {
  const rows = (name) => weights[name].shape[0];
  const columns = (name) => weights[name].shape[1];
  return {
    V: rows('target_embedding.weight'),
    e: columns('target_embedding.weight'),
    h: columns('encoder.rnn.weight_hh_l0'),
    d: columns('decoder.rnn.weight_hh'),
    A: rows('attention.query.weight'),
  };
}
