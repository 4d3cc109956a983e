/** A colour as CIELAB has it, white point D50, as CSS and d3 do: lightness, green to red, blue to yellow. */
type Lab = readonly [number, number, number];

const kWhite = [0.96422, 1, 0.82521] as const;
const kLinearToXyz = [
  [0.4360747, 0.3850649, 0.1430804],
  [0.2225045, 0.7168786, 0.0606169],
  [0.0139322, 0.0971045, 0.7141733],
] as const;
const kXyzToLinear = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
] as const;
/** Below 6/29 the cube root becomes a straight line. */
const kKnee = 6 / 29;

type Row = readonly [number, number, number];
const dot = (row: Row, vector: Row) => row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2];
const squeeze = (part: number) => (part > kKnee ** 3 ? Math.cbrt(part) : part / (3 * kKnee ** 2) + 4 / 29);
const stretch = (part: number) => (part > kKnee ? part ** 3 : 3 * kKnee ** 2 * (part - 4 / 29));
const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const gamma = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);

/** From `#rrggbb`. */
export function labOf(color: string): Lab {
  const channel = (at: number) => linear(parseInt(color.slice(at, at + 2), 16) / 255);
  const rgb = [channel(1), channel(3), channel(5)] as const;
  const [x, y, z] = kLinearToXyz.map((row, at) => squeeze(dot(row, rgb) / kWhite[at]!)) as [number, number, number];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** As `rgb(r, g, b)`; what no screen can show is brought to its nearest channel. */
export function colorOf([lightness, a, b]: Lab): string {
  const y = (lightness + 16) / 116;
  const xyz = [y + a / 500, y, y - b / 200].map((part, at) => kWhite[at]! * stretch(part)) as [number, number, number];
  const channels = kXyzToLinear.map((row) => Math.max(0, Math.min(255, Math.round(255 * gamma(dot(row, xyz))))));
  return `rgb(${channels.join(', ')})`;
}

/** A ramp that runs straight in CIELAB from stop to stop. */
export function labRamp(stops: readonly string[]): (at: number) => string {
  const labs = stops.map(labOf);
  const last = labs.length - 1;
  return (at) => {
    const from = Math.max(0, Math.min(last - 1, Math.floor(at * last)));
    const [one, other] = [labs[from]!, labs[from + 1]!];
    const share = at * last - from;
    return colorOf(one.map((value, axis) => value + (other[axis]! - value) * share) as unknown as Lab);
  };
}
