import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFiles, filesOf } from '../../../web/src/files/kept-models';
import { carryOver, modelsIn, removeLeft } from '../../../web/src/service-worker/site-models';
import { hashOf, MemoryKeeping, modelOf, serverOf } from '../support/file-keeping';

const before = [
  modelOf('used', { 'config.json': 'used 1', 'source.tokenizer.json': 'pieces' }),
  modelOf('never', { 'config.json': 'never 1' }),
];
const now = [
  modelOf('used', { 'config.json': 'used 2', 'source.tokenizer.json': 'pieces' }),
  modelOf('never', { 'config.json': 'never 2' }),
];
const old = serverOf({ 'used/config.json': 'used 1', 'used/source.tokenizer.json': 'pieces' });

describe('the models of a new version', () => {
  let keeping: MemoryKeeping;
  const fresh = serverOf({ 'used/config.json': 'used 2', 'never/config.json': 'never 2' });
  beforeEach(async () => {
    vi.stubGlobal('self', { navigator: { onLine: true } });
    vi.stubGlobal('fetch', fresh);
    fresh.asked.length = 0;
    keeping = new MemoryKeeping();
    await keepFiles(filesOf([before[0]!]), { keeping, fetch: old });
  });

  it('are brought where the old ones were kept, and only what changed of them', async () => {
    await carryOver(before, now, keeping);
    expect(fresh.asked).toEqual(['used/config.json']);
    expect([...keeping.kept.keys()].sort()).toEqual([hashOf('used 1'), hashOf('pieces'), hashOf('used 2')].sort());
  });

  it('are left alone where only a part of the old ones was kept', async () => {
    await keeping.remove(hashOf('pieces'));
    await carryOver(before, now, keeping);
    expect(fresh.asked).toEqual([]);
  });

  it('leave none of the old files behind but those that both have', async () => {
    await carryOver(before, now, keeping);
    keeping.kept.set('of somebody else', new Uint8Array());
    await removeLeft(before, now, keeping);
    expect([...keeping.kept.keys()].sort()).toEqual(['of somebody else', hashOf('pieces'), hashOf('used 2')].sort());
  });

  it('are read from the manifest, with the folders where they lie', () => {
    const [model] = modelsIn(JSON.stringify({ models: [before[0]] }), 'https://school.example/class/');
    expect(model!.folder).toBe('https://school.example/class/weights/used/');
  });
});
