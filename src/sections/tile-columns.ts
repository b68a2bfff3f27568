/** The possible numbers of columns in the widest layout of a grid of tiles, the preferred one first. */
const candidates = [4, 3, 5] as const;

/** The number of columns for this many tiles: the first one whose last row is not a single tile. */
export function tileColumns(tiles: number): (typeof candidates)[number] {
  return candidates.find((columns) => tiles % columns !== 1) ?? candidates[0];
}

// @unocss-include: UnoCSS reads classes in components, and in files with this word.
const classes = {
  3: 'sm:cols-2-from-11 lg:cols-3-from-11',
  4: 'sm:cols-2-from-11 lg:cols-4-from-11',
  5: 'sm:cols-2-from-11 lg:cols-5-from-11',
} as const;

/** The classes of a grid with this many tiles, of which none stands alone in its row. */
export function tileGrid(tiles: number): string {
  return `tile-grid grid ${classes[tileColumns(tiles)]}`;
}
