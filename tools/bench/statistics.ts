/** The middle value, or the mean of the two middle values. Throws an error without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('there is no median of nothing');
  return (lower + upper) / 2;
}

/** Half the range from the smallest to the largest value. */
export function spread(values: readonly number[]): number {
  return (Math.max(...values) - Math.min(...values)) / 2;
}
