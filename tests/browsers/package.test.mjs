// The npm package as an author gets it: installed from its tarball, in a fresh Vite project and in plain HTML.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { findProgram, root } from '../../tools/lib/shell.mjs';
import { serveFolder } from './static-host.mjs';

const sentence = 'Le chat noir dort.';
const tag = `<lookback-translator weights="/weights/" text="${sentence}"></lookback-translator>`;
const node = (script, ...args) => execFileSync(process.execPath, [join(root, script), ...args], { cwd: project });
let project;
let browser;

before(async () => {
  project = mkdtempSync(join(tmpdir(), 'lookback-project-'));
  const write = (path, text) => writeFileSync(join(project, path), text);
  write('package.json', JSON.stringify({ name: 'fresh', private: true, type: 'module' }));
  node('tools/pack.mjs', '--to', project);
  const tarball = readdirSync(project).find((name) => name.endsWith('.tgz'));
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], { cwd: project });
  mkdirSync(join(project, 'public'));
  cpSync(join(root, 'dist/weights'), join(project, 'public/weights'), { recursive: true });
  write('index.html', `<!doctype html><title>Vite</title><script type="module" src="/main.ts"></script>${tag}`);
  write(
    'main.ts',
    `import 'lookback-elements';
import type { Translation } from 'lookback-elements';
const element = document.querySelector('lookback-translator')!;
element.addEventListener('translation', ({ detail }) => {
  const { translation }: Translation = detail;
  document.title = translation;
});
`,
  );
  browser = await chromium.launch({
    executablePath: findProgram('chromium'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
});

after(async () => {
  await browser?.close();
  rmSync(project, { recursive: true, force: true });
});

/** Opens an address and waits until the tag has translated; whatever is asked of another host is refused and told. */
async function translated(address) {
  const page = await browser.newPage();
  const strangers = [];
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (url.startsWith(new URL('/', address).href)) return route.continue();
    strangers.push(url);
    return route.abort();
  });
  await page.goto(address);
  await page.waitForFunction('/black cat/i.test(document.title)', null, { timeout: 180_000 });
  assert.deepEqual(strangers, []);
  await page.close();
}

test('the package has no install scripts and no dependencies, only files that it names, and notices', () => {
  const folder = join(project, 'node_modules/lookback-elements');
  const described = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  assert.equal(described.scripts, undefined);
  assert.equal(described.dependencies, undefined);
  for (const name of ['lookback.js', 'lookback.d.ts', 'README.md', 'LICENSE', 'LICENCES.txt'])
    assert.ok(readdirSync(folder).includes(name), name);
  assert.ok(!readdirSync(folder, { recursive: true }).some((name) => /safetensors|index-|lesson-/.test(name)));
});

test('in a fresh Vite project its types hold, it builds, and the built page translates', async () => {
  const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'esnext'];
  node('node_modules/typescript/bin/tsc', ...options, '--moduleResolution', 'bundler', 'main.ts');
  node('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn');
  const host = await serveFolder(join(project, 'dist'));
  try {
    await translated(`${host.origin}/`);
  } finally {
    await host.close();
  }
});

test('while developing with Vite it translates too', async () => {
  const server = await createServer({
    ...{ root: project, configFile: false, logLevel: 'error' },
    optimizeDeps: { exclude: ['lookback-elements'] },
    server: { port: 0, host: '127.0.0.1' },
  });
  try {
    await server.listen();
    await translated(server.resolvedUrls.local[0]);
  } finally {
    await server.close();
  }
});

test('in plain HTML it needs no bundler', async () => {
  const say = `document.addEventListener('translation', ({ detail }) => (document.title = detail.translation));`;
  const script = '<script type="module" src="/node_modules/lookback-elements/lookback.js"></script>';
  writeFileSync(join(project, 'plain.html'), `<!doctype html><script>${say}</script>${script}${tag}`);
  cpSync(join(project, 'public/weights'), join(project, 'weights'), { recursive: true });
  const host = await serveFolder(project);
  try {
    await translated(`${host.origin}/plain.html`);
  } finally {
    await host.close();
  }
});
