import { describe, expect, it, vi } from 'vitest';
import { NewestWish } from '../../../web/src/state/newest-wish';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('NewestWish', () => {
  it('asks once for what is wanted once, and again after it was not wanted', async () => {
    const ask = vi.fn(() => Promise.resolve('a'));
    const shown: string[] = [];
    const wish = new NewestWish<string>((answer) => shown.push(answer), vi.fn());
    wish.want('one', ask);
    wish.want('one', ask);
    await settle();
    wish.want(null, ask);
    wish.want('one', ask);
    await settle();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(shown).toEqual(['a', 'a']);
  });

  it('drops what comes too late, right or wrong', async () => {
    let late = (_: string): void => undefined;
    let lateError = (_: Error): void => undefined;
    const [show, fail] = [vi.fn(), vi.fn()];
    const wish = new NewestWish<string>(show, fail);
    wish.want('one', () => new Promise((resolve) => (late = resolve)));
    wish.want('two', () => new Promise((_, reject) => (lateError = reject)));
    wish.want('three', () => Promise.resolve('three'));
    late('one');
    lateError(new Error('two'));
    await settle();
    expect(show.mock.calls).toEqual([['three']]);
    expect(fail).not.toHaveBeenCalled();
  });

  it('tells of a failure, and shows nothing for an answer that was overtaken', async () => {
    const [show, fail] = [vi.fn(), vi.fn()];
    const wish = new NewestWish<string>(show, fail);
    wish.want('one', () => Promise.resolve(null));
    await settle();
    wish.want('two', () => Promise.reject(new Error('no')));
    await settle();
    expect(show).not.toHaveBeenCalled();
    expect(fail).toHaveBeenCalledTimes(1);
  });
});
