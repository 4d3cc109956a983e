import type { LengthBucket, LengthReport } from '../protocol/measurements';
import { bandPath, linear, linePath, roundTicks, spreadLabels, type Frame, type Size, type Tick } from './chart';

/** Quality by source length: a curve a model, with its interval as a band. */

export interface CurvePoint {
  readonly bucket: number;
  readonly x: number;
  readonly y: number;
}

export interface LengthCurve {
  readonly id: string;
  readonly line: string;
  readonly band: string;
  readonly points: readonly CurvePoint[];
  /** Where its name stands, at its right end. */
  readonly labelY: number;
}

export interface LengthPicture {
  readonly frame: Frame;
  readonly curves: readonly LengthCurve[];
  /** The middle of each bucket, and its name. */
  readonly columns: readonly Tick[];
  readonly columnWidth: number;
  readonly rows: readonly Tick[];
}

export interface NamedReport {
  readonly id: string;
  readonly report: LengthReport;
}

const kMargin = { left: 44, top: 12, bottom: 50 };
const kLabelGap = 17;

/** "21–25", "46+". */
export function bucketName({ from, to }: Pick<LengthBucket, 'from' | 'to'>): string {
  return to === null ? `${from}+` : `${from}–${to}`;
}

/** The lengths that were measured, by the model that was measured at most of them. */
export function bucketsOf(reports: readonly NamedReport[]): readonly LengthBucket[] {
  return reports
    .map(({ report }) => report.buckets)
    .reduce((most, next) => (next.length > most.length ? next : most), []);
}

export function drawLengths(reports: readonly NamedReport[], { width, height }: Size, nameRoom: number): LengthPicture {
  const frame = { left: kMargin.left, right: width - nameRoom, top: kMargin.top, bottom: height - kMargin.bottom };
  const buckets = bucketsOf(reports);
  const columnWidth = (frame.right - frame.left) / Math.max(1, buckets.length);
  const middle = (bucket: number) => frame.left + (bucket + 0.5) * columnWidth;
  const highs = reports.flatMap(({ report }) => report.buckets.map(({ bleu_high }) => bleu_high ?? 0));
  const ticks = roundTicks(Math.max(1, ...highs));
  const y = linear([0, ticks.at(-1)!], [frame.bottom, frame.top]);
  const curves = reports.map((named) => curve(named, buckets, middle, y));
  const ends = curves.map(({ points }) => points.at(-1)?.y ?? frame.bottom);
  const names = spreadLabels(ends, kLabelGap, [frame.top, frame.bottom]);
  return {
    frame,
    curves: curves.map((one, index) => ({ ...one, labelY: names[index]! })),
    columns: buckets.map((bucket, index) => ({ at: middle(index), text: bucketName(bucket) })),
    columnWidth,
    rows: ticks.map((value) => ({ at: y(value), text: String(value) })),
  };
}

function curve(
  { id, report }: NamedReport,
  buckets: readonly LengthBucket[],
  middle: (bucket: number) => number,
  y: (value: number) => number,
): Omit<LengthCurve, 'labelY'> {
  const at = buckets.map(({ from }) => report.buckets.find((bucket) => bucket.from === from));
  const points = at.map((found, bucket) =>
    found?.bleu === undefined ? null : { bucket, x: middle(bucket), y: y(found.bleu) },
  );
  const spans = at.map((found, bucket) =>
    found?.bleu === undefined ? null : ([middle(bucket), y(found.bleu_low!), y(found.bleu_high!)] as const),
  );
  return {
    id,
    line: linePath(points.map((point) => point && [point.x, point.y])),
    band: bandPath(spans),
    points: points.filter((point) => point !== null),
  };
}
