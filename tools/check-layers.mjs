// Holds every #include of wasm/src and every import of web/src against the two lists of layers.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkCppFile, checkLayerList } from './lib/cpp-layers.mjs';
import { root } from './lib/shell.mjs';
import { readSource, report, sourceFiles } from './lib/sources.mjs';
import { checkWebFile } from './lib/web-layers.mjs';

const cppLayers = JSON.parse(readSource('wasm/layers.json'));
const webRules = JSON.parse(readSource('web/layers.json'));
const cppFiles = sourceFiles('wasm/src', ['.h', '.cpp']);
const webFiles = sourceFiles('web/src', ['.ts']);

report('layers', cppFiles.length + webFiles.length, [
  ...checkLayerList(cppLayers),
  ...cppFiles.flatMap((path) =>
    checkCppFile(path, readSource(path), cppLayers, (file) => existsSync(join(root, file))),
  ),
  ...webFiles.flatMap((path) => checkWebFile(path, readSource(path), webRules)),
]);
