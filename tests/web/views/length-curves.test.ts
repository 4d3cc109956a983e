import { describe, expect, it } from 'vitest';
import type { LengthBucket } from '../../../web/src/protocol/measurements';
import { bucketName, drawLengths } from '../../../web/src/views/length-curves';
import { verdictAt } from '../../../web/src/views/length-verdict';

const bucket = (from: number, to: number | null, bleu?: number): LengthBucket => ({
  from,
  to,
  inputs: bleu === undefined ? 0 : 250,
  ...(bleu !== undefined && { bleu, bleu_low: bleu - 3, bleu_high: bleu + 3 }),
});
const named = (id: string, ...scores: (number | undefined)[]) => ({
  id,
  report: { buckets: scores.map((bleu, at) => bucket(at * 5 + 1, at === scores.length - 1 ? null : at * 5 + 5, bleu)) },
});
const reports = [named('none', 40, 20, 5), named('additive', 45, 44, 38)];
const size = { width: 560, height: 290 };

describe('the curves by length', () => {
  it('stand at the middle of each length, with the length’s name', () => {
    const { columns, curves, frame } = drawLengths(reports, size, 100);
    expect(columns.map(({ text }) => text)).toEqual(['1–5', '6–10', '11+']);
    expect(curves[0]!.points.map(({ x }) => x)).toEqual(columns.map(({ at }) => at));
    expect(frame.right).toBe(460);
  });

  it('share one measure that begins at 0, and higher scores stand higher', () => {
    const { curves, rows, frame } = drawLengths(reports, size, 100);
    expect(rows.map(({ text }) => text)).toEqual(['0', '10', '20', '30', '40', '50']);
    expect(rows[0]!.at).toBe(frame.bottom);
    const [none, additive] = curves.map(({ points }) => points.map(({ y }) => y));
    none!.forEach((y, at) => expect(y).toBeGreaterThan(additive![at]!));
    // 45 of 50, with the frame from 240 up to 12.
    expect(additive![0]).toBeCloseTo(240 - (45 / 50) * 228);
  });

  it('are broken where a length was not measured', () => {
    const { curves } = drawLengths([named('dot', 40, undefined, 30)], size, 100);
    expect(curves[0]!.line.match(/M/g)).toHaveLength(2);
    expect(curves[0]!.points.map(({ bucket }) => bucket)).toEqual([0, 2]);
  });

  it('are named without overlap', () => {
    const { curves } = drawLengths([...reports, named('dot', 45, 44, 37.9)], size, 100);
    const places = curves.map(({ labelY }) => labelY).sort((a, b) => a - b);
    places.slice(1).forEach((place, at) => expect(place - places[at]!).toBeGreaterThanOrEqual(17));
  });

  it('name an open length with a plus', () => {
    expect(bucketName({ from: 46, to: null })).toBe('46+');
  });
});

describe('what the curves say at a length', () => {
  const isNone = (id: string) => id === 'none';

  it('is the best model with attention against the one without', () => {
    const verdict = verdictAt([...reports, named('dot', 41, 46, 30)], isNone, 6);
    expect(verdict.attention).toMatchObject({ id: 'dot', bleu: 46 });
    expect(verdict.none).toMatchObject({ id: 'none', bleu: 20 });
    expect(verdict.clear).toBe(true);
    expect(verdict.inputs).toBe(250);
  });

  it('is not clear while the intervals touch', () => {
    expect(verdictAt(reports, isNone, 1).clear).toBe(false);
  });

  it('is, without a rival, how much is lost since the best length', () => {
    const verdict = verdictAt([reports[1]!], isNone, 11);
    expect(verdict.none).toBeNull();
    expect(verdict.lost).toBe(7);
  });
});
