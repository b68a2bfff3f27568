/** The middle of the measured values, the mean of both middles where their number is even. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('there is no median of nothing');
  return (lower + upper) / 2;
}

/** Half of what lies between the smallest and the largest value. */
export function spread(values: readonly number[]): number {
  return (Math.max(...values) - Math.min(...values)) / 2;
}
