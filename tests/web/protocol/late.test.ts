import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FailureError, failureOf } from '../../../web/src/protocol/failure';
import { late } from '../../../web/src/protocol/late';

const kSources = join(import.meta.dirname, '../../../web/src');
/** The engine's own script: where it does not run, the engine is tried elsewhere (engine-start.ts). */
const kOther = ['client/engine-ways.ts'];

const failing = (error: Error) => late(() => Promise.reject(error)).catch(failureOf);

describe('a script that is fetched late', () => {
  it('is handed on when it comes', async () => {
    expect(await late(() => Promise.resolve({ answer: 42 }))).toEqual({ answer: 42 });
  });

  it.each([
    ['Failed to fetch dynamically imported module: https://x.org/a/assets/steps-DZ_k3.js', 'steps-DZ_k3.js'],
    ['error loading dynamically imported module: https://x.org/lookback/look-form.js?v=2', 'look-form.js'],
    ['Importing a module script failed.', 'Importing a module script failed.'],
  ])('is a failure of its own when it does not: “%s”', async (said, detail) => {
    expect(await failing(new TypeError(said))).toEqual({ code: 'no-script', detail });
  });

  it('keeps the failure of what it fetches itself', async () => {
    expect(await failing(new FailureError('offline', 'x'))).toEqual({ code: 'offline', detail: 'x' });
  });

  it('is asked for by nothing that would keep silent when it does not come', () => {
    const files = readdirSync(kSources, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    const bare = files.filter((name) => {
      const text = readFileSync(join(kSources, name), 'utf8');
      return /(?<!typeof )\bimport\(/.test(text) && !/\blate\(|\bLateScript\b|\bLateTag\b/.test(text);
    });
    expect(files.length).toBeGreaterThan(200);
    expect(bare).toEqual(kOther);
  });
});
