import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bytesOf, filesOf, keepFiles, missingFiles } from '../../../web/src/files/kept-models';
import { hashOf, MemoryKeeping, modelOf, serverOf } from '../support/file-keeping';

const one = modelOf('one', { 'config.json': 'first', 'source.tokenizer.json': 'shared' });
const two = modelOf('two', { 'config.json': 'second', 'source.tokenizer.json': 'shared' });

describe('the files of models', () => {
  beforeEach(() => vi.stubGlobal('self', { navigator: { onLine: true } }));

  it('are counted once where models share them', () => {
    expect(filesOf([one, two]).map(({ name }) => name)).toEqual([
      'one/config.json',
      'one/source.tokenizer.json',
      'two/config.json',
    ]);
    expect(bytesOf(filesOf([one, two]))).toBe('firstsharedsecond'.length);
  });

  it('are missing until they are kept', () => {
    expect(missingFiles([two], new Set([hashOf('shared')])).map(({ name }) => name)).toEqual(['two/config.json']);
    expect(missingFiles([two], new Set([hashOf('shared'), hashOf('second')]))).toEqual([]);
  });

  it('are fetched, checked and kept, with the bytes told', async () => {
    const keeping = new MemoryKeeping();
    const told: number[] = [];
    const fetch = serverOf({ 'one/config.json': 'first', 'one/source.tokenizer.json': 'shared' });
    await keepFiles(filesOf([one]), { keeping, fetch, report: (received) => told.push(received) });
    expect([...keeping.kept.keys()]).toEqual([hashOf('first'), hashOf('shared')]);
    expect(told).toEqual([5, 5, 11, 11]);
  });

  it('are refused when they are not the promised ones; what came before stays', async () => {
    const keeping = new MemoryKeeping();
    const fetch = serverOf({ 'one/config.json': 'first', 'one/source.tokenizer.json': 'shaped' });
    await expect(keepFiles(filesOf([one]), { keeping, fetch })).rejects.toMatchObject({
      failure: { code: 'wrong-hash', detail: 'one/source.tokenizer.json' },
    });
    expect([...keeping.kept.keys()]).toEqual([hashOf('first')]);
  });

  it('are not fetched any more once it was stopped', async () => {
    const keeping = new MemoryKeeping();
    const stop = new AbortController();
    const fetch = serverOf({ 'one/config.json': 'first', 'one/source.tokenizer.json': 'shared' });
    const work = keepFiles(filesOf([one]), { keeping, fetch, signal: stop.signal, report: () => stop.abort() });
    await expect(work).rejects.toMatchObject({ name: 'AbortError' });
    expect(fetch.asked).toEqual(['one/config.json']);
  });
});
