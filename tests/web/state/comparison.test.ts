import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FailureError } from '../../../web/src/protocol/failure';
import type { ModelEntry } from '../../../web/src/protocol/model-entry';
import type { ModelInfo, Translation } from '../../../web/src/protocol/translation';
import { Comparison, type ComparisonClient } from '../../../web/src/state/comparison';
import { translation } from '../support/make-translation';

const entry = (id: string): ModelEntry => ({
  id,
  title: id,
  source: 'fr',
  target: 'en',
  scorer: 'dot',
  bytes: 100,
  files: {},
});
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('Comparison', () => {
  let loads: Map<string, (info: ModelInfo) => void>;
  let client: ComparisonClient & { load: ReturnType<typeof vi.fn>; translate: ReturnType<typeof vi.fn> };
  let here: Set<string>;
  let comparison: Comparison;

  beforeEach(() => {
    loads = new Map();
    here = new Set();
    client = {
      load: vi.fn(({ id }: ModelEntry) => new Promise<ModelInfo>((resolve) => loads.set(id, resolve))),
      translate: vi.fn(({ model, text }: { model: ModelEntry; text: string }) =>
        Promise.resolve<Translation | null>(translation(text, model.id)),
      ),
      has: ({ id }) => here.has(id),
    };
    comparison = new Comparison(client, () => undefined);
  });

  const phases = () => comparison.minds.map(({ phase }) => phase);
  const arrive = async (id: string) => {
    loads.get(id)!({ id } as ModelInfo);
    await settle();
  };

  it('decodes as it was told to', async () => {
    here.add('a');
    client.load.mockResolvedValue({ id: 'a' });
    const whole = new Comparison(client, () => undefined, { splitSentences: false });
    whole.setText('un. deux.');
    whole.setModels([entry('a')]);
    await settle();
    expect(client.translate.mock.calls[0]![0]).toMatchObject({ options: { splitSentences: false } });
  });

  it('says what a model costs that shares files with what this device keeps', async () => {
    const file = (sha256: string, bytes: number) => ({ sha256, bytes });
    const twin = { ...entry('a'), files: { own: file('own', 70), shared: file('shared', 30) } };
    const kept = vi.fn(() => Promise.resolve(new Set(['shared'])));
    const knowing = new Comparison(client, () => undefined, {}, kept);
    knowing.setModels([twin]);
    expect(knowing.minds[0]!.cost, 'before the device was looked at').toBe(100);
    await settle();
    expect(knowing.minds[0]!.cost).toBe(70);
    const blind = new Comparison(
      client,
      () => undefined,
      {},
      () => Promise.reject(new Error('refused')),
    );
    blind.setModels([twin]);
    await settle();
    expect(blind.minds[0]!.cost, 'where the device cannot be looked at').toBe(100);
  });

  it('fetches nothing that nobody asked for', async () => {
    comparison.setModels([entry('a'), entry('b')]);
    comparison.setText('un');
    await settle();
    expect(phases()).toEqual(['away', 'away']);
    expect(client.load).not.toHaveBeenCalled();
  });

  it('lets what is here already speak at once', async () => {
    here.add('b');
    comparison.setText('un');
    comparison.setModels([entry('a'), entry('b')]);
    await arrive('b');
    expect(comparison.minds[1]).toMatchObject({ phase: 'ready', busy: false, translation: { text: 'un', model: 'b' } });
  });

  it('fetches one model after the other', async () => {
    comparison.setModels([entry('a'), entry('b')]);
    comparison.setText('un');
    comparison.fetchAll();
    expect(phases()).toEqual(['fetching', 'queued']);
    await arrive('a');
    expect(phases()).toEqual(['ready', 'fetching']);
    await arrive('b');
    expect(phases()).toEqual(['ready', 'ready']);
  });

  it('goes on after one that failed, which can be tried again', async () => {
    client.load.mockRejectedValueOnce(new FailureError('offline'));
    comparison.setModels([entry('a'), entry('b')]);
    comparison.fetchAll();
    await settle();
    expect(phases()).toEqual(['failed', 'fetching']);
    expect(comparison.minds[0]!.failure?.code).toBe('offline');
    await arrive('b');
    comparison.fetch('a');
    expect(phases()).toEqual(['fetching', 'ready']);
  });

  it('asks all that are here when the text changes, and ignores answers to the text before', async () => {
    here.add('a');
    comparison.setModels([entry('a')]);
    await arrive('a');
    let late = (_: Translation) => undefined as void;
    client.translate.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
    comparison.setText('un');
    comparison.setText('deux');
    await settle();
    late(translation('un'));
    await settle();
    expect(comparison.minds[0]!.translation?.text).toBe('deux');
  });

  it('shows nothing for blanks', async () => {
    here.add('a');
    comparison.setModels([entry('a')]);
    await arrive('a');
    comparison.setText('  ');
    await settle();
    expect(comparison.minds[0]).toMatchObject({ translation: null, busy: false });
  });

  it('keeps what it knows of a model when the list changes', async () => {
    here.add('a');
    comparison.setModels([entry('a')]);
    await arrive('a');
    comparison.setModels([entry('b'), entry('a')]);
    expect(phases()).toEqual(['away', 'ready']);
    expect(client.load).toHaveBeenCalledTimes(1);
  });
});
