// Makes sure that everything is there: our own builds, the peers' packages, and the models that they load.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildPreset, buildWasmModule } from '../../tools/lib/cmake.mjs';
import { Failure, mustRun, root } from '../../tools/lib/shell.mjs';

export const kModel = 'fr-en-additive';
export const kPeers = join(root, 'bench/peers');
/** What is made for a run, out of git's sight. */
export const kMade = join(root, 'build/bench-peers');
export const kNative = join(root, 'build/native-release/wasm/lookback');
const kModule = join(root, 'build/wasm-release');

/** Builds are brought up to date unless told otherwise; packages are installed once. */
export async function setUp({ build }) {
  if (build) {
    await buildWasmModule();
    await buildPreset('wasm-release', { targets: ['int8_product'] });
    await buildPreset('native-release', { targets: ['lookback'] });
  }
  const relaxed = join(kModule, 'relaxed-dots.wasm');
  if (!existsSync(relaxed) || statSync(relaxed).size === 0)
    throw new Failure('The build has no relaxed SIMD; install clang-19 and lld-19, and remove build/wasm-release.');
  for (const path of [kNative, join(kModule, 'lookback.wasm'), join(kModule, 'bench/int8_product.wasm')])
    if (!existsSync(path)) throw new Failure(`${path} is missing; run without --no-build.`);
  if (!existsSync(join(kPeers, 'node_modules')))
    await mustRun('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: kPeers });
  // Only now: it needs the packages.
  const { makeModels } = await import('./export/make-models.mjs');
  return makeModels(join(root, 'weights', kModel), kMade);
}

/** Folders by their names in the page's addresses. */
export const folders = {
  peers: kPeers,
  packages: join(kPeers, 'node_modules'),
  made: kMade,
  module: kModule,
  model: join(root, 'weights', kModel),
};

/** Addresses of all that engines load. */
export function filesAt(address) {
  const at = (path) => new URL(path, address).href;
  const model = ['config.json', 'source.tokenizer.json', 'target.tokenizer.json'];
  return {
    module: at('module/lookback.mjs'),
    wasm: at('module/lookback.wasm'),
    relaxed: at('module/relaxed-dots.wasm'),
    products: at('module/bench/int8_product.wasm'),
    model: Object.fromEntries(model.map((name) => [name, at(`model/${name}`)])),
    weights: at('model/model.safetensors'),
    floatWeights: at('made/float32.safetensors'),
    encoder: at('made/encoder.onnx'),
    'step-gru': at('made/step-gru.onnx'),
    'step-products': at('made/step-products.onnx'),
    'step-int8': at('made/step-int8.onnx'),
    onnxruntime: at('packages/onnxruntime-web/dist/ort.wasm.min.mjs'),
    tfjs: at('packages/@tensorflow/tfjs-core/dist/tf-core.min.js'),
    tfjsBackend: at('packages/@tensorflow/tfjs-backend-wasm/dist/tf-backend-wasm.min.js'),
  };
}
