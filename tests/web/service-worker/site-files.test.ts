import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeSite, keptPaths, kMostBytes, serviceWorkerText } from '../../../web/bundling/site-files';
import { hashOf } from '../support/file-keeping';

describe('the list of a build', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lookback-build-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  const write = (path: string, text = path) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  it('has pages, scripts and the manifest, but neither weights nor downloads nor itself', () => {
    const kept = [
      'assets/a-12345678.js',
      'downloads/list.json',
      'index.html',
      'weights/m/README.md',
      'weights/manifest.json',
    ];
    const others = ['weights/m/model.safetensors', 'downloads/whole.html', 'service-worker.js'];
    for (const path of [...kept, ...others]) write(path);
    expect(keptPaths(folder)).toEqual(kept);
  });

  it('names each file with its hash, and changes its version with any of them, or with the program', () => {
    write('index.html', 'one');
    const first = describeSite(folder, 'code');
    expect(first.files).toEqual([['index.html', hashOf('one')]]);
    expect(describeSite(folder, 'code')).toEqual(first);
    expect(describeSite(folder, 'other code').version).not.toBe(first.version);
    write('index.html', 'two');
    expect(describeSite(folder, 'code').version).not.toBe(first.version);
  });

  it('is one line before the program', () => {
    write('index.html');
    const [line, ...rest] = serviceWorkerText(folder, 'program();\n').split('\n');
    expect(line).toMatch(/^self\.lookbackSite=\{"version":"[0-9a-f]{16}","files":\[/);
    expect(rest).toEqual(['program();', '']);
  });

  it('refuses to put more on a visitor’s device than anybody would like', () => {
    write('assets/big-12345678.js', 'x'.repeat(kMostBytes + 1));
    expect(() => describeSite(folder, '')).toThrow(/A visitor would keep 4000001 bytes/);
  });
});
