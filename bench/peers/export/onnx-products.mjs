// Products with trained matrices, in the two ways that onnxruntime has: float32, and its route to int8.
import { transposed } from '../network/weights.mjs';
import { kFloat, kInt8 } from './onnx-graph.mjs';

/** x Wᵀ + b with W [out x in] in float32; without b where there is none. */
export class FloatProducts {
  constructor(graph) {
    this.graph = graph;
  }

  affine(x, { name, matrix, bias }, made) {
    const inputs = [x, this.graph.floats(`${name}.transposed`, transposed(matrix))];
    if (!bias) return this.graph.call('MatMul', inputs, made);
    return this.graph.call('Gemm', [...inputs, this.graph.floats(`${name}.bias`, bias)], made);
  }
}

/** int8 with one scale a row, symmetric. */
function quantised({ shape: [rows, columns], values }) {
  const scales = new Float32Array(rows);
  const integers = new Int8Array(values.length);
  for (let row = 0; row < rows; ++row) {
    const part = values.subarray(row * columns, (row + 1) * columns);
    scales[row] = part.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127 || 1;
    part.forEach((value, i) => (integers[row * columns + i] = Math.round(value / scales[row])));
  }
  return { integers, scales };
}

/**
 * The graph that onnxruntime's own quantize_dynamic writes, and that its optimiser knows how to fuse: activations
 * become uint8 on the way (DynamicQuantizeLinear), weights are int8 (MatMulInteger).
 */
export class Int8Products {
  constructor(graph) {
    this.graph = graph;
    this.activations = new Map();
  }

  /** Quantised once, however many products read it. */
  activation(x) {
    if (!this.activations.has(x)) {
      const made = [`${x}.int8`, `${x}.scale`, `${x}.zero`];
      this.activations.set(x, this.graph.call('DynamicQuantizeLinear', [x], made));
    }
    return this.activations.get(x);
  }

  affine(x, { name, matrix, bias }, made) {
    const { graph } = this;
    const [rows, columns] = matrix.shape;
    const { integers, scales } = quantised(matrix);
    const [values, scale, zero] = this.activation(x);
    const weight = graph.constant(`${name}.int8`, kInt8, [columns, rows], transposedIntegers(integers, rows, columns));
    const weightScale = graph.constant(`${name}.scale`, kFloat, [rows], scales);
    const weightZero = graph.constant(`${name}.zero`, kInt8, [rows], new Int8Array(rows));
    const sums = graph.call('MatMulInteger', [values, weight, zero, weightZero], `${made}.sums`);
    const floats = graph.call('Cast', [sums], `${made}.floats`, { to: kFloat });
    const step = graph.call('Mul', [scale, weightScale], `${made}.step`);
    const product = graph.call('Mul', [floats, step], bias ? `${made}.product` : made);
    return bias ? graph.call('Add', [product, graph.floats(`${name}.bias`, bias)], made) : product;
  }
}

function transposedIntegers(integers, rows, columns) {
  const result = new Int8Array(integers.length);
  for (let row = 0; row < rows; ++row)
    for (let column = 0; column < columns; ++column) result[column * rows + row] = integers[row * columns + column];
  return result;
}
