// Who runs: each engine's module and route, and what it is called in tables and in the JSON.

/** `peer`: the key in the results; the routes of one peer are measured all, and the fastest counts. */
export const kEngines = {
  ours: { module: 'ours', route: 'shipped', label: 'ours, int8' },
  'ours relaxed': { module: 'ours', route: 'relaxed', label: 'ours, int8, relaxed SIMD' },
  'ours float32': { module: 'ours', route: 'float32', label: 'ours, float32' },
  'onnxruntime gru': {
    module: 'onnxruntime',
    route: 'gru',
    peer: 'onnxruntime',
    label: 'onnxruntime-web, GRU operator',
  },
  'onnxruntime products': {
    module: 'onnxruntime',
    route: 'products',
    peer: 'onnxruntime',
    label: 'onnxruntime-web, simple operators',
  },
  'onnxruntime int8': { module: 'onnxruntime', route: 'int8', peer: 'onnxruntime', label: 'onnxruntime-web, int8' },
  tfjs: { module: 'tfjs', route: 'float32', peer: 'tfjs', label: 'TensorFlow.js, WASM' },
  javascript: { module: 'plain', route: 'float32', peer: 'javascript', label: 'plain JavaScript' },
};

export const kPeers = ['onnxruntime', 'tfjs', 'javascript'];

/** Those that must agree with ours on the float32 path. */
export const kFloatPeers = Object.keys(kEngines).filter(
  (name) => kEngines[name].peer && kEngines[name].route !== 'int8',
);
