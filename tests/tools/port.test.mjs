import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { mustBeFree, portFailure } from '../../tools/lib/port.mjs';
import { root } from '../../tools/lib/shell.mjs';

const busy = createServer();
before(() => new Promise((done) => busy.listen(0, 'localhost', done)));
after(() => busy.close());
const port = () => busy.address().port;

test('a port that somebody listens on is refused, with a command that names another', async () => {
  await assert.rejects(mustBeFree(port(), 'localhost'), {
    message: `Port ${port()} is in use. Name another one: npm start -- --port ${port() + 1}`,
  });
});

test('a port that is free stays free when it was asked about', async () => {
  const other = createServer();
  await new Promise((done) => other.listen(0, 'localhost', done));
  const free = other.address().port;
  await new Promise((done) => other.close(done));
  await mustBeFree(free, 'localhost');
  await mustBeFree(free, 'localhost');
});

test('the last port is not followed by one that does not exist, and a port of the system is called so', () => {
  assert.match(portFailure(65535, 'EADDRINUSE').message, /--port 65534$/);
  assert.match(portFailure(80, 'EACCES').message, /Port 80 is not open to this user/);
});

test('npm start says that its port is in use before it installs or builds anything', () => {
  const env = { ...process.env, PATH: '' };
  // Without a PATH it could not install or build.
  const started = spawnSync(process.execPath, [join(root, 'tools/start.mjs'), '--port', port()], {
    env,
    encoding: 'utf8',
  });
  assert.equal(started.status, 1);
  assert.equal(started.stdout, '');
  assert.equal(started.stderr.trim(), `Port ${port()} is in use. Name another one: npm start -- --port ${port() + 1}`);
});
