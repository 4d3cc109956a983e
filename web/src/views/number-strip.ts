/** A few numbers as bars that stand on a line or hang from it: one SVG path. */
export function numberStrip(
  numbers: readonly number[],
  { width, height, scale }: { readonly width: number; readonly height: number; readonly scale: number },
): string {
  const middle = height / 2;
  const step = width / Math.max(1, numbers.length);
  const bar = Math.max(1, step - 2);
  return numbers
    .map((value, index) => {
      const length = Math.max(-1, Math.min(1, scale > 0 ? value / scale : 0)) * (middle - 0.5);
      const left = round(index * step + (step - bar) / 2);
      return `M${left} ${middle}h${round(bar)}v${round(-length)}h${round(-bar)}z`;
    })
    .join('');
}

/** The largest size among several strips, so that all of them have one measure. */
export function stripScale(strips: readonly (readonly number[])[]): number {
  return strips.flat().reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
}

function round(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}
