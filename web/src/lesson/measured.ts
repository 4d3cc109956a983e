import type { Scorer } from '../protocol/translation';
import type { AttentionSizes } from '../views/scorer-formulas';

/** What was measured of a model, as far as its files say. A number that nobody measured is absent. */
export interface Measured {
  readonly bleu?: number;
  /** Alignment error rate by gold set, links read off the attention weights. */
  readonly aer: Readonly<Partial<Record<GoldSet, number>>>;
}

export const kGoldSets = ['golden', 'hansards-trial'] as const;
export type GoldSet = (typeof kGoldSets)[number];

interface MetricsFile {
  readonly bleu?: unknown;
  readonly alignment?: Readonly<Record<string, { readonly attention?: { readonly aer?: unknown } } | undefined>>;
}

/** Reads a model's `metrics.json`. */
export function readMetrics(file: unknown): Measured {
  const { bleu, alignment } = (file ?? {}) as MetricsFile;
  const aer: Partial<Record<GoldSet, number>> = {};
  for (const set of kGoldSets) {
    const rate = alignment?.[set]?.attention?.aer;
    if (typeof rate === 'number') aer[set] = rate;
  }
  return { ...(typeof bleu === 'number' && { bleu }), aer };
}

/** Reads the sizes in a model's `config.json`; null where one is missing. */
export function readSizes(file: unknown): AttentionSizes | null {
  const { encoder_size, decoder_size, attention_size } = (file ?? {}) as Record<string, unknown>;
  if (typeof encoder_size !== 'number' || typeof decoder_size !== 'number') return null;
  const attentionSize = typeof attention_size === 'number' ? attention_size : 0;
  return { encoderSize: encoder_size, decoderSize: decoder_size, attentionSize };
}

const kFiles = new Map<string, Promise<unknown>>();

/** A JSON file beside the models, once a page; null when the site does not have it. */
export function fileOf(base: string, path: string): Promise<unknown> {
  const url = new URL(path, base).href;
  let file = kFiles.get(url);
  if (!file) {
    file = fetch(url).then(
      (response) => (response.ok ? (response.json() as Promise<unknown>).catch(() => null) : null),
      () => null,
    );
    kFiles.set(url, file);
  }
  return file;
}

/** A model that is taught, and what this site knows of it. */
export interface TaughtModel {
  readonly scorer: Scorer;
  readonly id: string | null;
  readonly wiring: 'context_in' | 'context_out' | null;
  readonly sizes: AttentionSizes | null;
  readonly measured: Measured;
}
