import { expect, it, vi } from 'vitest';
import { watchKeptFiles } from '../../../web/src/state/kept-files';
import { kIdle, Store } from '../../../web/src/state/store';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it('looks what is on the device when there is a list of models, and again with each model that comes', async () => {
  const store = new Store();
  const found = [new Set(['a']), new Set(['a', 'b']), new Set(['a', 'b', 'c'])];
  const look = vi.fn(() => Promise.resolve(found[look.mock.calls.length - 1]!));
  watchKeptFiles(store, look);
  store.update({ text: 'nothing has come' });
  expect(look).not.toHaveBeenCalled();
  store.update({ catalog: 'ready', model: 'one' });
  await settle();
  expect([...store.state.kept]).toEqual(['a']);
  store.update({ engine: { ...kIdle, phase: 'ready' } });
  await settle();
  expect([...store.state.kept]).toEqual(['a', 'b']);
  store.update({ text: 'il' });
  expect(look).toHaveBeenCalledTimes(2);
  store.update({ model: 'two' });
  await settle();
  expect([...store.state.kept]).toEqual(['a', 'b', 'c']);
});

it('takes nothing for kept when the device cannot be looked at', async () => {
  const store = new Store();
  watchKeptFiles(store, () => Promise.reject(new Error('no script')));
  store.update({ catalog: 'ready', model: 'one' });
  await settle();
  expect([...store.state.kept]).toEqual([]);
});
