import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkLengths } from '../../tools/lib/size-limits.mjs';
import { missingPackages, welcomePackages } from '../../tools/lib/needs.mjs';
import { modulesMatch } from '../../tools/setup.mjs';

const lock = {
  packages: {
    '': { name: 'lookback' },
    'node_modules/lit': { version: '3.3.3' },
    'node_modules/other-system': { version: '1.0.0', optional: true },
  },
};
const installed = (packages) => ({ packages });

test('installed modules match the lock file without the ones for other systems', () => {
  assert.equal(modulesMatch(lock, installed({ 'node_modules/lit': { version: '3.3.3' } })), true);
});

test('a module that is old, missing or no longer wanted calls for an installation', () => {
  assert.equal(modulesMatch(lock, installed({ 'node_modules/lit': { version: '3.3.2' } })), false);
  assert.equal(modulesMatch(lock, installed({})), false);
  const extra = { 'node_modules/lit': { version: '3.3.3' }, 'node_modules/old': { version: '1.0.0' } };
  assert.equal(modulesMatch(lock, installed(extra)), false);
});

test('what the tests need includes what the page needs', () => {
  assert.throws(() => missingPackages('nonsense'), /no goal/);
  const needed = [...missingPackages('start'), ...missingPackages('test'), ...missingPackages('native')];
  for (const name of welcomePackages('start')) assert.ok(!needed.includes(name), `${name} is both needed and not`);
  const forTest = missingPackages('test');
  for (const name of missingPackages('start')) assert.ok(forTest.includes(name), name);
});

test('a file over its limit is named, and so is an exemption that is not needed', () => {
  assert.deepEqual(checkLengths({ 'a.h': 150, 'b.cpp': 300 }, {}), []);
  assert.match(checkLengths({ 'a.h': 151 }, {})[0], /a\.h: 151 lines, the limit is 150/);
  assert.match(checkLengths({ 'b.ts': 301 }, {})[0], /limit is 300/);
  assert.deepEqual(checkLengths({ 'table.h': 900 }, { 'table.h': 'generated' }), []);
  assert.match(checkLengths({ 'table.h': 100 }, { 'table.h': 'generated' })[0], /take it off/);
});
