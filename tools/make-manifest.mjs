// Writes weights/manifest.json from the model folders beside it: what the page may download, with sizes and checksums.
// The shape is that of `ModelManifest` in web/src/protocol/model-entry.ts.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the module needs of a folder; the order is that of the download, small ones first. */
const kFiles = ['config.json', 'source.tokenizer.json', 'target.tokenizer.json', 'model.safetensors'];

function describeFile(path) {
  const bytes = readFileSync(path);
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

function bleuOf(folder) {
  const path = join(folder, 'metrics.json');
  if (!existsSync(path)) return {};
  const { bleu } = JSON.parse(readFileSync(path, 'utf8'));
  return typeof bleu === 'number' ? { bleu: Math.round(bleu * 10) / 10 } : {};
}

/** The manifest's entry of a model folder. Throws when a file is missing. */
export function describeModel(folder) {
  const config = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'));
  const files = Object.fromEntries(kFiles.map((name) => [name, describeFile(join(folder, name))]));
  return {
    id: config.id,
    title: config.title,
    source: config.source_language,
    target: config.target_language,
    scorer: config.scorer,
    wiring: config.wiring,
    bytes: Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0),
    ...bleuOf(folder),
    files,
  };
}

/** All models of a folder of model folders, by name; the folder must bear the model's id. */
export function describeModels(weights) {
  const names = readdirSync(weights).filter((name) => existsSync(join(weights, name, 'config.json')));
  return names.sort().map((name) => {
    const entry = describeModel(join(weights, name));
    if (entry.id !== name) throw new Error(`weights/${name} holds the model ${entry.id}; rename one of them`);
    return entry;
  });
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const weights = resolve(process.argv[2] ?? fileURLToPath(new URL('../weights', import.meta.url)));
  const models = describeModels(weights);
  writeFileSync(join(weights, 'manifest.json'), JSON.stringify({ models }, null, 2) + '\n');
  for (const { id, bytes, bleu } of models) console.log(`${id}: ${bytes} bytes, BLEU ${bleu ?? 'not measured'}`);
}
