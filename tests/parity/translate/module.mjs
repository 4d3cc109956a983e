// The page's WebAssembly module under Node, and models for it.
import { readFileSync, existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));
/** The module's builds: for today's browsers, and for those without SIMD. */
export const kBuilds = {
  lookback: resolve(root, process.env.LOOKBACK_WASM_BUILD ?? 'build/wasm-release'),
  'lookback-scalar': resolve(root, process.env.LOOKBACK_WASM_SCALAR_BUILD ?? 'build/wasm-scalar'),
};
const kFiles = ['config.json', 'model.safetensors', 'source.tokenizer.json', 'target.tokenizer.json'];

/** A fresh instance of the module, in one of its builds. */
export async function startModule(build = 'lookback') {
  const path = join(kBuilds[build], `${build}.mjs`);
  if (!existsSync(path)) throw new Error(`${path} is missing: node tools/build.mjs wasm`);
  const { default: createLookbackModule } = await import(pathToFileURL(path));
  return createLookbackModule({ wasmBinary: readFileSync(join(kBuilds[build], `${build}.wasm`)) });
}

/** The folders of the committed test model and of all shipped models. */
export function modelFolders() {
  const weights = join(root, 'weights');
  const shipped = existsSync(weights) ? readdirSync(weights).map((name) => join(weights, name)) : [];
  return [join(root, 'tests/golden/tiny-model'), ...shipped.filter((path) => existsSync(join(path, 'config.json')))];
}

/** A model folder's files by name. */
export function readModel(folder) {
  return Object.fromEntries(kFiles.map((name) => [name, readFileSync(join(folder, name))]));
}

/** A loaded model; the caller deletes it. */
export function loadModel(module, files) {
  const incoming = new module.ModelFiles();
  try {
    for (const [name, bytes] of Object.entries(files)) incoming.addFile(name, bytes.length).set(bytes);
    return module.Translator.create(incoming);
  } finally {
    incoming.delete();
  }
}

/** The whole translation, as the session in the page's worker runs it. */
export function translate(translator, text, options = {}) {
  const task = translator.start(text, JSON.stringify(options));
  try {
    while (task.step());
    return JSON.parse(task.finish());
  } finally {
    task.delete();
  }
}

/** The weights file with every int8 matrix as float32: what `--float32` does natively. */
export function dequantise(safetensors) {
  const { header, data } = readSafetensors(safetensors);
  const tensors = [];
  for (const [name, { dtype, shape, data_offsets: offsets }] of Object.entries(header)) {
    if (name === '__metadata__' || (name.endsWith('.scale') && name.slice(0, -6) in header)) continue;
    const bytes = data.subarray(...offsets);
    tensors.push({ name, shape, bytes: dtype === 'I8' ? scaled(bytes, shape, floatsOf(header, data, name)) : bytes });
  }
  return writeSafetensors(tensors);
}

function readSafetensors(file) {
  const length = Number(file.readBigUInt64LE(0));
  return { header: JSON.parse(file.subarray(8, 8 + length).toString()), data: file.subarray(8 + length) };
}

function floatsOf(header, data, name) {
  const bytes = data.subarray(...header[`${name}.scale`].data_offsets);
  return Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readFloatLE(4 * i));
}

function scaled(bytes, [rows, columns], scales) {
  const result = Buffer.alloc(4 * rows * columns);
  for (let i = 0; i < rows * columns; i += 1) {
    result.writeFloatLE(Math.fround(scales[Math.floor(i / columns)] * bytes.readInt8(i)), 4 * i);
  }
  return result;
}

function writeSafetensors(tensors) {
  const header = {};
  let at = 0;
  for (const { name, shape, bytes } of tensors) {
    header[name] = { dtype: 'F32', shape, data_offsets: [at, at + bytes.length] };
    at += bytes.length;
  }
  const text = JSON.stringify(header);
  const padded = Buffer.from(text + ' '.repeat((8 - (text.length % 8)) % 8));
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(padded.length));
  return Buffer.concat([length, padded, ...tensors.map(({ bytes }) => bytes)]);
}
