import type { LengthBucket } from '../protocol/measurements';
import type { NamedReport } from './length-curves';

export interface Score {
  readonly id: string;
  readonly bleu: number;
  readonly low: number;
  readonly high: number;
}

/** What the curves say at one length. */
export interface LengthVerdict {
  readonly inputs: number;
  /** The best with attention, and the best without. */
  readonly attention: Score | null;
  readonly none: Score | null;
  /** Their intervals do not touch: more than chance. */
  readonly clear: boolean;
  /** How much the best with attention has lost since the length at which it is best. */
  readonly lost: number;
}

/** Fewer inputs than these give a number that means little. */
export const kFewInputs = 50;

export function verdictAt(
  reports: readonly NamedReport[],
  isNone: (id: string) => boolean,
  from: number,
): LengthVerdict {
  const scores = reports.map(({ id, report }) =>
    scoreOf(
      id,
      report.buckets.find((bucket) => bucket.from === from),
    ),
  );
  const best = (without: boolean) =>
    scores
      .filter((score) => score !== null)
      .filter(({ id }) => isNone(id) === without)
      .reduce<Score | null>((top, next) => (top && top.bleu >= next.bleu ? top : next), null);
  const [attention, none] = [best(false), best(true)];
  const own = reports.find(({ id }) => id === attention?.id)?.report.buckets ?? [];
  return {
    inputs: Math.max(0, ...reports.map(({ report }) => report.buckets.find((one) => one.from === from)?.inputs ?? 0)),
    attention,
    none,
    clear: !!attention && !!none && (attention.low > none.high || none.low > attention.high),
    lost: attention ? Math.max(...own.map(({ bleu }) => bleu ?? 0)) - attention.bleu : 0,
  };
}

function scoreOf(id: string, bucket: LengthBucket | undefined): Score | null {
  if (bucket?.bleu === undefined) return null;
  return { id, bleu: bucket.bleu, low: bucket.bleu_low!, high: bucket.bleu_high! };
}
