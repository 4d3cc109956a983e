/// <reference types="node" />
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What stands in a page that is handed on by itself: where its parts come from, and under which licences. */
export function licencesOf(root: string, model: string): string {
  const read = (path: string) => readFileSync(path, 'utf8').trim();
  const card = join(model, 'README.md');
  return [
    'This page is one file. It asks the network for nothing: the program, its engine and the weights are inside it, and',
    'what is typed stays on the device. It may be copied and handed on under the licences below.',
    heading('The weights'),
    existsSync(card) ? read(card) : 'This model has no card.',
    programLicences(root),
  ].join('\n');
}

/** The licences of the program and of all that is built into it. */
export function programLicences(root: string): string {
  const read = (path: string) => readFileSync(join(root, path), 'utf8').trim();
  return [
    heading('The program: Lookback'),
    read('../LICENSE'),
    heading('In the program: Lit'),
    read('../node_modules/lit/LICENSE'),
    heading('In the program: others'),
    kOthers,
    '',
  ].join('\n');
}

const heading = (title: string) => `\n${title}\n${'='.repeat(title.length)}\n`;

/** As docs/dependencies.md has them. */
const kOthers = `Table of traditional Chinese characters: OpenCC (github.com/BYVoid/OpenCC), Apache-2.0.
wasm-feature-detect (github.com/GoogleChromeLabs/wasm-feature-detect), Apache-2.0.
Eigen (eigen.tuxfamily.org), MPL-2.0; its source is at gitlab.com/libeigen/eigen.
nlohmann/json (github.com/nlohmann/json), MIT.
utfcpp (github.com/nemtrif/utfcpp), BSL-1.0.
Emscripten's run-time library (emscripten.org), MIT.`;
