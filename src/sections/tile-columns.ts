/** The possible numbers of columns in the widest layout of a grid of tiles, the preferred one first. */
const candidates = [4, 3, 5] as const;

type Columns = (typeof candidates)[number];

/** The number of columns for this many tiles: the first one whose last row is not a single tile. */
export function tileColumns(tiles: number): Columns {
  return candidates.find((columns) => tiles % columns !== 1) ?? candidates[0];
}
