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

interface Setup {
  readonly models?: readonly ModelEntry[];
  readonly services?: Partial<LessonServices>;
}

function engine(change: Partial<LessonServices['client']> = {}, { models, services }: Setup = {}) {
  const catalog = vi.fn(() => Promise.resolve(models ?? [kEntry, late, none, other]));
  const client = {
    load: vi.fn((_: ModelEntry, progress?: (received: number, total: number) => void) => {
      progress?.(10, 20);
      progress?.(20, 20);
      return Promise.resolve({ id: 'x' } as ModelInfo);
    }),
    translate: vi.fn(() => Promise.resolve(translation())),
    ...change,
  };
  return { it: new LessonEngine({ client, catalog, ...services }, base), client, catalog };
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
    expect(lesson.find({}), 'what the page needs anyway').toBe(lesson.usual);
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

  it('fetches the usual model unasked, and every other one only when the reader asks for it', async () => {
    const { it: lesson } = engine();
    lesson.begin();
    await vi.waitFor(() => expect(lesson.models).not.toBeNull());
    expect(lesson.usual?.id).toBe('fr-en-additive');
    expect([kEntry, late, none].map((entry) => lesson.isFree(entry))).toEqual([true, false, false]);
    const heard = vi.fn();
    lesson.subscribe(heard);
    lesson.want(none);
    expect(heard).toHaveBeenCalled();
    expect([kEntry, late, none].map((entry) => lesson.isFree(entry))).toEqual([true, false, true]);
  });

  it('fetches nothing unasked where the browser asks to save data', async () => {
    const { it: lesson } = engine({}, { services: { saving: () => true } });
    lesson.begin();
    await vi.waitFor(() => expect(lesson.models).not.toBeNull());
    expect(lesson.isFree(kEntry)).toBe(false);
    lesson.want(kEntry);
    expect(lesson.isFree(kEntry)).toBe(true);
  });

  it('uses what is here without asking: on the device, or fetched by somebody else of the page', async () => {
    const kept = new Set(Object.values(kEntry.files).map(({ sha256 }) => sha256!));
    const away: ModelEntry = { ...none, files: { 'config.json': { bytes: 7, sha256: 'f'.repeat(64) } } };
    const services = { kept: () => Promise.resolve(kept), saving: () => true };
    const has = ({ id }: Pick<ModelEntry, 'id'>) => id === 'fetched';
    const { it: lesson } = engine({ has }, { services, models: [kEntry, away] });
    lesson.begin();
    await vi.waitFor(() => expect(lesson.models).not.toBeNull());
    expect([lesson.bytesAway(kEntry), lesson.isFree(kEntry)]).toEqual([0, true]);
    expect([lesson.bytesAway(away), lesson.isFree(away)]).toEqual([7, false]);
    expect(lesson.isFree({ ...away, id: 'fetched' })).toBe(true);
  });

  it('counts only what comes over the network, and announces nothing that is on the device', async () => {
    const [config, weights] = Object.values(kEntry.files);
    let kept = new Set([config!.sha256!]);
    const load = vi.fn((_: ModelEntry, progress?: (received: number, total: number) => void) => {
      progress?.(config!.bytes, kEntry.bytes);
      progress?.(kEntry.bytes - 1, kEntry.bytes);
      kept = new Set([config!.sha256!, weights!.sha256!]);
      return Promise.resolve({ id: 'x' } as ModelInfo);
    });
    const { it: lesson } = engine({ load }, { services: { kept: () => Promise.resolve(kept) } });
    lesson.begin();
    await vi.waitFor(() => expect(lesson.models).not.toBeNull());
    const told: string[] = [];
    lesson.subscribe(() => {
      const { phase, received, total } = lesson.phaseOf(kEntry.id);
      told.push(`${phase} ${received} of ${total}`);
    });
    await lesson.translate(asks(kEntry));
    expect(told.slice(0, 3)).toEqual(['fetching 0 of 1000', 'fetching 0 of 1000', 'fetching 999 of 1000']);
    await vi.waitFor(() => expect(lesson.bytesAway(kEntry)).toBe(0));
    const again = engine({}, { services: { kept: () => Promise.resolve(kept) } }).it;
    again.begin();
    await vi.waitFor(() => expect(again.models).not.toBeNull());
    const phases: string[] = [];
    again.subscribe(() => phases.push(again.phaseOf(kEntry.id).phase));
    await again.translate(asks(kEntry));
    expect(phases).not.toContain('fetching');
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
