import { describe, expect, it } from 'vitest';
import { Store } from '../../../web/src/state/store';

describe('Store', () => {
  it('tells each subscriber of each change, until it has had enough', () => {
    const store = new Store({ text: 'a' });
    const heard: string[] = [];
    const stop = store.subscribe(({ text }) => heard.push(text));
    store.update({ text: 'b' });
    stop();
    store.update({ text: 'c' });
    expect(heard).toEqual(['b']);
    expect(store.state.text).toBe('c');
  });

  it('makes a new state of every change and leaves the old one as it was', () => {
    const store = new Store();
    const before = store.state;
    store.update({ text: 'b' });
    expect(store.state).not.toBe(before);
    expect(before.text).toBe('');
  });
});
