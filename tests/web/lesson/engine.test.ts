import { describe, expect, it, vi } from 'vitest';
import { LessonEngine, type LessonServices } from '../../../web/src/lesson/engine';
import { FailureError } from '../../../web/src/protocol/failure';
import type { ModelEntry } from '../../../web/src/protocol/model-entry';
import type { ModelInfo } from '../../../web/src/protocol/translation';
import { kEntry } from '../support/fake-model';
import { translation } from '../support/make-translation';

const base = 'https://example.org/weights/';
const late: ModelEntry = { ...kEntry, id: 'fr-en-dot', scorer: 'dot', wiring: 'context_out' };
const none: ModelEntry = { ...kEntry, id: 'fr-en-none', scorer: 'none', wiring: 'context_in' };
const other: ModelEntry = { ...kEntry, id: 'zh-en', source: 'zh' };

function engine(change: Partial<LessonServices['client']> = {}, models = [kEntry, late, none, other]) {
  const catalog = vi.fn(() => Promise.resolve(models));
  const client = {
    load: vi.fn((_: ModelEntry, progress?: (received: number, total: number) => void) => {
      progress?.(10, 20);
      progress?.(20, 20);
      return Promise.resolve({ id: 'x' } as ModelInfo);
    }),
    translate: vi.fn(() => Promise.resolve(translation())),
    ...change,
  };
  return { it: new LessonEngine({ client, catalog }, base), client, catalog };
}

const asks = (entry: ModelEntry) => ({ entry, text: 'il', options: {}, channel: 'one' });

describe("the lesson's engine", () => {
  it('fetches nothing before it is asked, and the list of models once', async () => {
    const { it: lesson, catalog, client } = engine();
    expect(catalog).not.toHaveBeenCalled();
    lesson.begin();
    lesson.begin();
    await vi.waitFor(() => expect(lesson.models).not.toBeNull());
    expect(catalog).toHaveBeenCalledTimes(1);
    expect(client.load).not.toHaveBeenCalled();
  });

  it('finds models by what they do, in one pair of languages', async () => {
    const { it: lesson } = engine();
    lesson.begin();
    await vi.waitFor(() => expect(lesson.models).not.toBeNull());
    expect(lesson.find({ scorer: 'none' })?.id).toBe('fr-en-none');
    expect(lesson.find({ wiring: 'context_out' })?.id).toBe('fr-en-dot');
    expect(lesson.find({})?.scorer).not.toBe('none');
    expect(lesson.find({ scorer: 'general' })).toBeUndefined();
    expect(lesson.all().map(({ id }) => id)).not.toContain('zh-en');
  });

  it('tells how far a model is', async () => {
    const { it: lesson } = engine();
    const phases: string[] = [];
    lesson.subscribe(() => phases.push(lesson.phaseOf(kEntry.id).phase));
    await lesson.translate(asks(kEntry));
    expect(phases).toEqual(['fetching', 'fetching', 'starting', 'ready']);
    expect(lesson.phaseOf(kEntry.id).info?.id).toBe('x');
  });

  it('says why a model did not come, and asks again when wished', async () => {
    const load = vi.fn(() => Promise.reject<ModelInfo>(new FailureError('offline')));
    const { it: lesson } = engine({ load });
    await expect(lesson.translate(asks(kEntry))).rejects.toThrow();
    expect(lesson.phaseOf(kEntry.id)).toMatchObject({ phase: 'failed', failure: { code: 'offline' } });
    await expect(lesson.translate(asks(kEntry))).rejects.toThrow();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('can be begun again when the list of models did not come', async () => {
    const catalog = vi.fn(() => Promise.reject<readonly ModelEntry[]>(new FailureError('http')));
    const lesson = new LessonEngine({ client: engine().client, catalog }, base);
    lesson.begin();
    await vi.waitFor(() => expect(lesson.failure?.code).toBe('http'));
    lesson.begin();
    expect(lesson.failure).toBeNull();
    expect(catalog).toHaveBeenCalledTimes(2);
  });
});
