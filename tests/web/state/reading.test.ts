import { describe, expect, it, vi } from 'vitest';
import { readingOf } from '../../../web/src/state/reading';

describe('readingOf', () => {
  it('answers at once, and fetches nothing, where no Chinese is read', () => {
    const load = vi.fn();
    expect(readingOf('Il a entarté.', 'fr', load)).toEqual({ text: 'Il a entarté.', notes: [] });
    expect(readingOf('plain letters', 'zh-Hans', load)).not.toBeInstanceOf(Promise);
    expect(readingOf('機器', 'zh-Hant', load)).not.toBeInstanceOf(Promise);
    expect(load).not.toHaveBeenCalled();
  });

  it('gives a model that reads simplified Chinese simplified characters, and says so', async () => {
    expect(await readingOf('這是機器。', 'zh-Hans')).toEqual({
      text: '这是机器。',
      notes: [{ key: 'note.simplified', values: { from: '這', to: '这' } }],
    });
  });

  it('says nothing of a text that is simplified already', async () => {
    expect(await readingOf('这是机器。', 'zh')).toEqual({ text: '这是机器。', notes: [] });
  });

  it('says that it could not convert when the tables do not come', async () => {
    const load = () => Promise.reject(new Error('offline'));
    expect(await readingOf('這是機器。', 'zh-Hans', load)).toEqual({
      text: '這是機器。',
      notes: [{ key: 'note.notSimplified' }],
    });
  });
});
