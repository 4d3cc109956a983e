/** The parts that every curve is drawn with: scales, ticks, paths. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the curves are, in pixels; labels stand around it. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Tick {
  readonly at: number;
  readonly text: string;
}

export type Point = readonly [x: number, y: number];
type Pair = readonly [number, number];

export function linear([from, to]: Pair, [start, end]: Pair): (value: number) => number {
  const span = to - from || 1;
  return (value) => start + ((value - from) / span) * (end - start);
}

/** Equal ratios are equally far apart; for values above 0. */
export function logarithmic([from, to]: Pair, range: Pair): (value: number) => number {
  const scale = linear([Math.log10(from), Math.log10(to)], range);
  return (value) => scale(Math.log10(value));
}

/** Round numbers from 0 to at least `largest`, some `count` of them. */
export function roundTicks(largest: number, count = 5): readonly number[] {
  const rough = Math.max(largest, 1e-9) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
  return Array.from({ length: Math.ceil(largest / step - 1e-9) + 1 }, (_, index) => index * step);
}

/** The powers of ten around values above 0, as exponents. */
export function decades(values: readonly number[]): readonly number[] {
  const exponents = values.map((value) => Math.log10(value));
  const [low, high] = [Math.floor(Math.min(...exponents)), Math.ceil(Math.max(...exponents))];
  return Array.from({ length: Math.max(1, high - low) + 1 }, (_, index) => low + index);
}

/** A line through the points; where there is none (null) the line is broken. */
export function linePath(points: readonly (Point | null)[]): string {
  let path = '';
  points.forEach((point, index) => {
    if (point) path += `${points[index - 1] ? 'L' : 'M'}${round(point[0])} ${round(point[1])}`;
  });
  return path;
}

/** What lies between two lines, given as x, low and high; broken where there is nothing. */
export function bandPath(spans: readonly (readonly [x: number, low: number, high: number] | null)[]): string {
  let path = '';
  for (let at = 0; at < spans.length;) {
    const run: (readonly [number, number, number])[] = [];
    for (let span = spans[at]; span; span = spans[++at]) run.push(span);
    if (run.length > 1) {
      const there = run.map(([x, , high]): Point => [x, high]);
      const back = [...run].reverse().map(([x, low]): Point => [x, low]);
      path += `${linePath([...there, ...back])}Z`;
    }
    ++at;
  }
  return path;
}

/** Places as near to the wanted ones as may be, at least `gap` apart, between `low` and `high`. */
export function spreadLabels(wanted: readonly number[], gap: number, [low, high]: Pair): readonly number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const places = [...wanted];
  let next = low;
  for (const index of order) next = (places[index] = Math.max(wanted[index]!, next)) + gap;
  let last = high;
  for (const index of order.reverse()) last = (places[index] = Math.min(places[index]!, last)) - gap;
  return places;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
