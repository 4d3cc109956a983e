// The layer check must see what it is there to see.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkCppFile, checkLayerList } from '../../tools/lib/cpp-layers.mjs';
import { checkWebFile, importsOf } from '../../tools/lib/web-layers.mjs';

const layers = { base: [], math: ['base', 'eigen'], nn: ['base', 'math'], cli: ['base', 'threads', 'json'] };
const everything = () => true;

function complaint(path, include, exists = everything) {
  return checkCppFile(path, `#pragma once\n#include ${include}\n`, layers, exists).join('\n');
}

test('a layer may include itself, the layers it names, and the standard library', () => {
  for (const include of ['"nn/gru.h"', '"math/ops.h"', '"base/error.h"', '<vector>', '<unordered_map>'])
    assert.equal(complaint('wasm/src/nn/gru.cpp', include), '', include);
});

test('an include upwards or sideways is named with its line', () => {
  assert.match(complaint('wasm/src/math/ops.h', '"nn/gru.h"'), /^wasm\/src\/math\/ops\.h:2: .*not nn/);
  assert.match(complaint('wasm/src/base/a.h', '"math/ops.h"'), /base may use nothing, not math/);
});

test('a library is for the layers that name it', () => {
  assert.equal(complaint('wasm/src/cli/main.cpp', '<nlohmann/json.hpp>'), '');
  assert.match(complaint('wasm/src/nn/a.cpp', '<nlohmann/json.hpp>'), /nn may not use json/);
  assert.match(complaint('wasm/src/nn/a.cpp', '<thread>'), /nn may not use threads/);
  assert.match(complaint('wasm/src/nn/a.cpp', '<boost/any.hpp>'), /no layer may use/);
});

test('only one file includes Eigen, and only math vector instructions', () => {
  assert.equal(complaint('wasm/src/math/eigen.h', '<Eigen/Dense>'), '');
  assert.match(complaint('wasm/src/math/ops.cpp', '<Eigen/Dense>'), /only wasm\/src\/math\/eigen\.h/);
  assert.equal(complaint('wasm/src/math/int8.cpp', '<wasm_simd128.h>'), '');
  assert.match(complaint('wasm/src/nn/a.cpp', '<immintrin.h>'), /belong to math/);
});

test('an include without its layer, or of no file, is refused', () => {
  assert.match(complaint('wasm/src/nn/a.cpp', '"gru.h"'), /write it as/);
  assert.match(
    complaint('wasm/src/nn/a.cpp', '"nn/gone.h"', () => false),
    /does not exist/,
  );
});

test('a folder that the list does not name is refused', () => {
  assert.match(complaint('wasm/src/new/a.cpp', '<vector>'), /no layer "new"/);
});

test('the list of layers has no way upwards and no unknown library', () => {
  assert.deepEqual(checkLayerList(layers), []);
  assert.match(checkLayerList({ base: ['math'], math: [] })[0], /base uses math/);
  assert.match(checkLayerList({ base: ['boost'] })[0], /base uses boost/);
});

const rules = {
  layers: { protocol: [], state: ['protocol'], elements: ['protocol', 'lit'] },
  typesOnly: { elements: ['state'] },
  exceptions: { 'web/src/elements/public.ts': ['state', 'worker-wasm'] },
};
const webComplaint = (path, text) => checkWebFile(path, text, rules).join('\n');

test('web imports go down, or to a named package', () => {
  assert.equal(
    webComplaint('web/src/elements/a.ts', "import { x } from '../protocol/p';\nimport { html } from 'lit';"),
    '',
  );
  assert.equal(webComplaint('web/src/elements/a.ts', "import { c } from 'lit/directives/c.js';"), '');
  assert.match(webComplaint('web/src/protocol/p.ts', "import '../state/s';"), /p\.ts:1: .*not state/);
  assert.match(webComplaint('web/src/state/s.ts', "import { html } from 'lit';"), /state may not use lit/);
  assert.match(webComplaint('web/src/state/s.ts', "import { x } from '../../../tools/x';"), /leaves web\/src/);
});

test('web types may come from where values may not', () => {
  assert.equal(webComplaint('web/src/elements/a.ts', "import type { State } from '../state/store';"), '');
  assert.match(webComplaint('web/src/elements/a.ts', "import { Store } from '../state/store';"), /not state/);
  assert.equal(webComplaint('web/src/elements/public.ts', "import { Store } from '../state/store';"), '');
  assert.equal(webComplaint('web/src/elements/public.ts', "import url from 'worker-wasm/a.wasm?url';"), '');
});

test('imports are found over several lines, when exported again and when dynamic', () => {
  const text =
    "import {\n  a,\n  b,\n} from './x';\nexport * from './y';\nconst z = await import('./z');\nimport './w';";
  assert.deepEqual(
    importsOf(text)
      .map(({ name, line }) => `${name}:${line}`)
      .sort(),
    ['./w:7', './x:4', './y:5', './z:6'],
  );
});
