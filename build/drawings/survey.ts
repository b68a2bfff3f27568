import type { Terrain } from './terrain.ts';

export const sheet = { width: 1200, height: 800 };

/** The ground is surveyed beyond the sheet, so that lines are cut where nobody sees the cut. */
const beyond = 32;
export const step = 8;

export const columns = (sheet.width + 2 * beyond) / step + 1;
export const rows = (sheet.height + 2 * beyond) / step + 1;

/** A column or row as a coordinate of the sheet. */
export const place = (cell: number) => cell * step - beyond;

/** Half the width, in cells, of what one height is the average of: it wears sharp spurs down to bends. */
const wear = 6;
const weights = Array.from({ length: 2 * wear + 1 }, (_, i) =>
  Math.exp(-2.5 * (i / wear - 1) ** 2),
);
const weight = weights.reduce((sum, each) => sum + each, 0);
const worn = (height: (cell: number) => number) =>
  weights.reduce((sum, each, i) => sum + each * height(i - wear), 0) / weight;

export function survey(terrain: Terrain): number[] {
  const around = columns + 2 * wear;
  const raw = Array.from({ length: around * (rows + 2 * wear) }, (_, i) =>
    terrain(place((i % around) - wear), place(Math.floor(i / around) - wear)),
  );
  const lengthwise = raw.map((_, i) => worn((cell) => raw[i + cell * around] ?? 0));
  return Array.from({ length: columns * rows }, (_, i) => {
    const at = (Math.floor(i / columns) + wear) * around + (i % columns) + wear;
    return worn((cell) => lengthwise[at + cell] ?? 0);
  });
}
