// docs/dependencies.md says which packages there are, in which version, under which licence. It must be true.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../tools/lib/shell.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const { dependencies, devDependencies } = JSON.parse(read('package.json'));

/** The rows of a section's table: package, version, licence, why. */
function rowsOf(heading) {
  const section = read('docs/dependencies.md').split(`## ${heading}\n`)[1].split('\n## ')[0];
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
}

function checkTable(heading, packages) {
  const rows = rowsOf(heading);
  assert.deepEqual(rows.map(([name]) => name).sort(), Object.keys(packages).sort());
  for (const [name, version, licence, why] of rows) {
    const installed = JSON.parse(read(`node_modules/${name}/package.json`));
    assert.equal(version, packages[name], `${name} is pinned to one version`);
    assert.equal(version, installed.version, name);
    assert.equal(licence, installed.license, name);
    assert.ok(why.length > 0, `${name} has a reason`);
  }
}

test('the packages in the page are listed with version, licence and reason', () => {
  checkTable('In the page', dependencies);
});

test('so are those that build and test it', () => {
  checkTable('To build and test', devDependencies);
});

test("so are the benchmarks' peers, as their own lock file has them", () => {
  const peers = JSON.parse(read('bench/peers/package.json')).dependencies;
  const locked = JSON.parse(read('bench/peers/package-lock.json')).packages;
  const rows = rowsOf('Peers of the benchmarks');
  assert.deepEqual(rows.map(([name]) => name).sort(), Object.keys(peers).sort());
  for (const [name, version, licence] of rows) {
    assert.equal(version, peers[name], `${name} is pinned to one version`);
    const { version: lockedVersion, license } = locked[`node_modules/${name}`];
    assert.deepEqual([version, licence], [lockedVersion, license], name);
  }
});

test('every package of the lock files is pinned by a hash', () => {
  for (const file of ['package-lock.json', 'bench/peers/package-lock.json'])
    for (const [name, entry] of Object.entries(JSON.parse(read(file)).packages))
      if (name !== '' && !entry.link) assert.match(entry.integrity ?? '', /^sha512-/, `${file}: ${name}`);
});
