// Whether something grows: a straight line through samples, and how sure it is.

/** What may grow, per minute, once the page is warm. `slack` is what a single step may be: one page of memory, one object. */
export const limits = {
  heapBytes: { perMinute: 200_000, says: 'JavaScript heap after a forced collection, bytes' },
  wasmBytes: { perMinute: 65_536, says: "the module's memory, bytes" },
  detachedNodes: { perMinute: 30, says: 'nodes that are alive and in no page' },
  listeners: { perMinute: 10, says: 'event listeners' },
};

/** Least squares: slope per minute, and its standard error. Samples are [minutes, value]. */
export function lineThrough(samples) {
  const count = samples.length;
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / count;
  const [times, values] = [samples.map(([time]) => time), samples.map(([, value]) => value)];
  const [middle, level] = [mean(times), mean(values)];
  const spread = times.reduce((sum, time) => sum + (time - middle) ** 2, 0);
  const slope = samples.reduce((sum, [time, value]) => sum + (time - middle) * (value - level), 0) / spread;
  const rest = samples.reduce((sum, [time, value]) => sum + (value - level - slope * (time - middle)) ** 2, 0);
  return { slope, error: Math.sqrt(rest / (count - 2) / spread) };
}

/**
 * One line for each thing that is watched. It grows when even the slope less two standard errors is beyond its limit.
 * The first fifth of the samples is the page getting warm, and is left out.
 */
export function judge(samples) {
  const warm = samples.slice(Math.floor(samples.length / 5));
  if (warm.length < 4) throw new Error('Too few samples to say anything: run it for longer.');
  return Object.entries(limits).map(([name, { perMinute, says }]) => {
    const { slope, error } = lineThrough(warm.map((sample) => [sample.minutes, sample[name]]));
    return { name, says, slope, error, perMinute, grows: !(slope - 2 * error <= perMinute) };
  });
}
