// Writes what the peers load, all from the shipped model's bytes: ONNX graphs, and the same weights in float32 for the
// engine itself.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFloatWeights } from '../network/weights.mjs';
import { writeSafetensors } from '../network/safetensors.mjs';
import { encoderGraph } from './encoder-graph.mjs';
import { kRoutes, stepGraph } from './step-graph.mjs';

export function makeModels(modelFolder, folder) {
  const weights = readFloatWeights(readFileSync(join(modelFolder, 'model.safetensors')));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'float32.safetensors'), writeSafetensors(weights));
  writeFileSync(join(folder, 'encoder.onnx'), encoderGraph(weights));
  for (const route of kRoutes) writeFileSync(join(folder, `step-${route}.onnx`), stepGraph(weights, route));
  return weights;
}
