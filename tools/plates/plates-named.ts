import { drawnPlates } from '#plugins/plates/plates.ts';

/** The plates with these ids; every plate without ids. Throws an error with the known ids if one of them is unknown. */
export function platesNamed(ids: readonly string[]): typeof drawnPlates {
  const known = drawnPlates.map(({ id }) => id);
  const unknown = ids.filter((id) => !known.some((each) => each === id));
  if (unknown.length > 0) {
    throw new Error(`there is no plate ${unknown.join(', ')}, only ${known.join(', ')}`);
  }
  return ids.length === 0 ? drawnPlates : drawnPlates.filter(({ id }) => ids.includes(id));
}
