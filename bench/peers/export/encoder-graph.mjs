// The encoder as ONNX, with the GRU operator: source pieces [Tx] to annotations [Tx x 2h], keys [Tx x A] and the
// decoder's first state [1 x d].
import { joined, sizesOf } from '../network/weights.mjs';
import { FloatProducts } from './onnx-products.mjs';
import { kFloat, kInt32, OnnxGraph } from './onnx-graph.mjs';

/** PyTorch stacks the gates r, z, n; ONNX z, r, n. */
export function gatesInOnnxOrder(values) {
  const gate = values.length / 3;
  const result = Float32Array.from(values);
  result.set(values.subarray(gate, 2 * gate), 0);
  result.set(values.subarray(0, gate), gate);
  return result;
}

/** The operator's W, R and B of the given directions: lists of [weight_ih, weight_hh, bias_ih, bias_hh]. */
export function gruConstants(graph, name, directions) {
  const [inputs, states] = [0, 1].map((i) => directions[0][i].shape);
  const stacked = (...parts) => joined(...parts.map(({ values }) => gatesInOnnxOrder(values)));
  const count = directions.length;
  return [
    graph.constant(`${name}.W`, kFloat, [count, ...inputs], stacked(...directions.map((d) => d[0]))),
    graph.constant(`${name}.R`, kFloat, [count, ...states], stacked(...directions.map((d) => d[1]))),
    graph.constant(`${name}.B`, kFloat, [count, 2 * inputs[0]], stacked(...directions.flatMap((d) => d.slice(2)))),
  ];
}

export function encoderGraph(weights) {
  const { h, d, A } = sizesOf(weights);
  const graph = new OnnxGraph();
  const products = new FloatProducts(graph);
  const ids = graph.input('ids', kInt32, ['Tx']);
  const embedding = graph.floats('source_embedding', weights['source_embedding.weight']);
  const words = graph.call('Gather', [embedding, ids], 'words');
  const x = graph.call('Unsqueeze', [words, graph.integers(1)], 'x');
  const directions = ['_l0', '_l0_reverse'].map((suffix) =>
    ['weight_ih', 'weight_hh', 'bias_ih', 'bias_hh'].map((name) => weights[`encoder.rnn.${name}${suffix}`]),
  );
  const options = { hidden_size: h, direction: 'bidirectional', linear_before_reset: 1 };
  const [states, last] = graph.call('GRU', [x, ...gruConstants(graph, 'encoder', directions)], ['Y', 'Y_h'], options);
  // [Tx x 2 x 1 x h]: both directions of a position already lie side by side.
  const annotations = graph.call('Reshape', [states, graph.integers(-1, 2 * h)], 'annotations');
  products.affine(annotations, { name: 'attention.keys', matrix: weights['attention.keys.weight'] }, 'keys');
  const backward = graph.call('Slice', [last, graph.integers(1), graph.integers(2), graph.integers(0)], 'backward');
  const flat = graph.call('Reshape', [backward, graph.integers(1, h)], 'backward_last');
  const [matrix, bias] = ['weight', 'bias'].map((part) => weights[`decoder.initial.${part}`]);
  graph.call('Tanh', [products.affine(flat, { name: 'decoder.initial', matrix, bias }, 'start')], 'state');
  graph.output('annotations', kFloat, ['Tx', 2 * h]);
  graph.output('keys', kFloat, ['Tx', A]);
  graph.output('state', kFloat, [1, d]);
  return graph.bytes();
}
