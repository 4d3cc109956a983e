import type { GradientNorms } from '../protocol/measurements';
import {
  decades,
  linear,
  linePath,
  logarithmic,
  spreadLabels,
  type Frame,
  type Point,
  type Size,
  type Tick,
} from './chart';

/** How strongly the loss is felt at each encoder state, by its distance from the end; equal ratios equally far apart. */

export interface NamedNorms extends GradientNorms {
  readonly id: string;
}

export interface GradientPicture {
  readonly frame: Frame;
  readonly curves: readonly {
    readonly id: string;
    readonly line: string;
    /** Where it ends, and how high its name stands in the margin. */
    readonly end: Point;
    readonly labelY: number;
  }[];
  readonly columns: readonly Tick[];
  /** Powers of ten; `text` is the exponent. */
  readonly rows: readonly Tick[];
}

const kMargin = { left: 50, top: 12, bottom: 46 };

const frameOf = ({ width, height }: Size, nameRoom: number): Frame => ({
  left: kMargin.left,
  right: width - nameRoom,
  top: kMargin.top,
  bottom: height - kMargin.bottom,
});

/** `among`: all curves that share the measure, so that two pictures can be compared. `nameRoom`: pixels beside the frame. */
export function drawGradients(
  all: readonly NamedNorms[],
  among: readonly NamedNorms[],
  { nameRoom, ...size }: Size & { readonly nameRoom: number },
): GradientPicture {
  const frame = frameOf(size, nameRoom);
  const farthest = Math.max(1, ...among.map(({ norms }) => norms.length - 1));
  const values = among.flatMap(({ norms }) => norms.filter((norm) => norm > 0));
  const exponents = values.length > 0 ? decades(values) : [0, 1];
  const x = linear([0, farthest], [frame.left, frame.right]);
  const y = logarithmic([10 ** exponents[0]!, 10 ** exponents.at(-1)!], [frame.bottom, frame.top]);
  const points = all.map(({ norms }) => norms.map((norm, at) => (norm > 0 ? ([x(at), y(norm)] as const) : null)));
  const ends = points.map(
    (line) => line.filter((point) => point !== null).at(-1) ?? ([frame.right, frame.bottom] as const),
  );
  const names = spreadLabels(
    ends.map(([, end]) => end),
    17,
    [frame.top, frame.bottom],
  );
  const step = Math.max(1, Math.ceil(exponents.length / 6));
  return {
    frame,
    curves: all.map(({ id }, index) => ({
      id,
      line: linePath(points[index]!),
      end: ends[index]!,
      labelY: names[index]!,
    })),
    columns: Array.from({ length: Math.floor(farthest / 10) + 1 }, (_, index) => index * 10).map((distance) => ({
      at: x(distance),
      text: String(distance),
    })),
    rows: exponents
      .filter((_, index) => index % step === 0)
      .map((exponent) => ({ at: y(10 ** exponent), text: String(exponent) })),
  };
}

/** How the gradient at `distance` compares with that at the end: 1 as strong, 0.001 a thousandth. */
export function reach({ norms }: GradientNorms, distance: number): number | null {
  const [end, far] = [norms[0], norms[Math.min(distance, norms.length - 1)]];
  return end && far !== undefined ? far / end : null;
}

/** "9.1", "0.27", "1/2300". */
export function formatRatio(ratio: number): string {
  if (ratio >= 0.1) return String(Number(ratio.toPrecision(2)));
  return ratio > 0 ? `1/${Number((1 / ratio).toPrecision(2))}` : '0';
}
