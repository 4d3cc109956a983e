// Medians and quartiles: a machine that is busy elsewhere for a moment moves neither much.

function quantile(sorted, share) {
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
}

export function spread(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return { median: quantile(sorted, 0.5), quartiles: [quantile(sorted, 0.25), quantile(sorted, 0.75)] };
}

export const median = (numbers) => spread(numbers).median;

/** y ≈ intercept + slope x by least squares, and the share of y's variance that this explains. */
export function line(points) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [0, 1].map((i) => mean(points.map((point) => point[i])));
  const sum = (term) => points.reduce((total, point) => total + term(point[0] - x, point[1] - y), 0);
  const slope = sum((dx, dy) => dx * dy) / sum((dx) => dx * dx);
  const unexplained = sum((dx, dy) => (dy - slope * dx) ** 2);
  return { slope, intercept: y - slope * x, explained: 1 - unexplained / sum((_, dy) => dy * dy) };
}
