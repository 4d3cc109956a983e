// One decoder step as ONNX, for k hypotheses at once: previous pieces [k] and states [k x d] to the next states, the
// alignment [k x Tx] and log-probabilities [k x V]. Three routes to the same numbers, of which the fastest counts.
import { readoutMatrix, sizesOf } from '../network/weights.mjs';
import { gruConstants } from './encoder-graph.mjs';
import { FloatProducts, Int8Products } from './onnx-products.mjs';
import { kFloat, kInt32, OnnxGraph } from './onnx-graph.mjs';

/** `gru`: the GRU operator; `products`: its equations in simple operators; `int8`: those with int8 products. */
export const kRoutes = ['gru', 'products', 'int8'];

/** e_ij = vᵀ tanh(k_j + W_2 s), softmax, weighted sum. */
function attend({ graph, products, weights }, state) {
  const query = products.affine(state, { name: 'attention.query', matrix: weights['attention.query.weight'] }, 'query');
  const asked = graph.call('Unsqueeze', [query, graph.integers(1)], 'asked');
  const met = graph.call('Tanh', [graph.call('Add', ['keys', asked], 'met.sum')], 'met');
  const v = weights['attention.energy.weight'];
  const column = graph.floats('v', { shape: [v.shape[1], 1], values: v.values });
  const energies = graph.call('MatMul', [met, column], 'energies.column');
  const flat = graph.call('Squeeze', [energies, graph.integers(2)], 'energies');
  const alignment = graph.call('Softmax', [flat], 'alignment', { axis: 1 });
  return graph.call('MatMul', [alignment, 'annotations'], 'context');
}

function recurrentByOperator({ graph, weights, sizes }, input, state) {
  const parts = ['weight_ih', 'weight_hh', 'bias_ih', 'bias_hh'].map((name) => weights[`decoder.rnn.${name}`]);
  const x = graph.call('Unsqueeze', [input, graph.integers(0)], 'x');
  const s = graph.call('Unsqueeze', [state, graph.integers(0)], 's');
  const inputs = [x, ...gruConstants(graph, 'decoder', [parts]), '', s];
  const [, last] = graph.call('GRU', inputs, ['', 'last'], { hidden_size: sizes.d, linear_before_reset: 1 });
  return graph.call('Squeeze', [last, graph.integers(0)], 'next');
}

/** The gates r and z in one go, since both are sigmoids of sums. */
function recurrentByProducts({ graph, products, weights, sizes: { d } }, input, state) {
  const fromWhat = (x, name) => {
    const [matrix, bias] = [`weight_${name}`, `bias_${name}`].map((part) => weights[`decoder.rnn.${part}`]);
    const all = products.affine(x, { name: `decoder.${name}`, matrix, bias }, `gates.${name}`);
    return graph.call('Split', [all, graph.integers(2 * d, d)], [`rz.${name}`, `n.${name}`], { axis: 1 });
  };
  const [inputGates, inputCandidate] = fromWhat(input, 'ih');
  const [stateGates, stateCandidate] = fromWhat(state, 'hh');
  const gates = graph.call('Sigmoid', [graph.call('Add', [inputGates, stateGates], 'rz.sum')], 'rz');
  const [r, z] = graph.call('Split', [gates, graph.integers(d, d)], ['r', 'z'], { axis: 1 });
  const reset = graph.call('Mul', [r, stateCandidate], 'n.reset');
  const n = graph.call('Tanh', [graph.call('Add', [inputCandidate, reset], 'n.sum')], 'n');
  // s' = (1 - z) n + z s = n + z (s - n)
  const change = graph.call('Mul', [z, graph.call('Sub', [state, n], 'difference')], 'change');
  return graph.call('Add', [n, change], 'next');
}

export function stepGraph(weights, route) {
  const graph = new OnnxGraph();
  const products = route === 'int8' ? new Int8Products(graph) : new FloatProducts(graph);
  const sizes = sizesOf(weights);
  const network = { graph, products, weights, sizes };
  const tokens = graph.input('tokens', kInt32, ['k']);
  const state = graph.input('state', kFloat, ['k', sizes.d]);
  graph.input('annotations', kFloat, ['Tx', 2 * sizes.h]);
  graph.input('keys', kFloat, ['Tx', sizes.A]);

  const embedding = weights['target_embedding.weight'];
  const y = graph.call('Gather', [graph.floats('target_embedding', embedding), tokens], 'y');
  const context = attend(network, state);
  const input = graph.call('Concat', [y, context], 'input', { axis: 1 });
  const recurrent = route === 'gru' ? recurrentByOperator : recurrentByProducts;
  const next = recurrent(network, input, state);
  const seen = graph.call('Concat', [next, context, y], 'seen', { axis: 1 });
  const readout = { name: 'readout', matrix: readoutMatrix(weights), bias: weights['readout.bias'] };
  const t = graph.call('Tanh', [products.affine(seen, readout, 'readout.sum')], 't');
  const output = { name: 'output', matrix: embedding, bias: weights['output.bias'] };
  const logits = products.affine(t, output, 'logits');
  graph.call('LogSoftmax', [logits], 'log_probabilities', { axis: 1 });
  graph.output('next', kFloat, ['k', sizes.d]);
  graph.output('alignment', kFloat, ['k', 'Tx']);
  graph.output('log_probabilities', kFloat, ['k', sizes.V]);
  return graph.bytes();
}
