import { indexLine, level, rectangle, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { axis, label, polygon } from '#plugins/plates/signs.ts';

/** From stage to stage: how long the new form takes, in minutes, and how many old forms are left. */
const stages = [
  [0, 11],
  [6, 5],
  [12, 0],
] as const;

/** What one account took with the old system, in minutes. */
const before = 45;

/** Where a composition has its forms: time runs with the reading over `width`. */
interface Layout {
  readonly width: number;
  /** The top of each stage's row. */
  readonly rows: readonly [number, number, number];
  readonly height: number;
  readonly gap: number;
  /** The height of the axis. */
  readonly axis: number;
}

/** A form: a sheet with a cut corner. */
function form([left, top]: Point, [right, bottom]: Point, colour: 'ink-2' | 'veg'): Drawn {
  const cut = Math.min(22, (right - left) / 3);
  return polygon(
    [...level(top, left, right - cut), [right, top + cut], ...level(bottom, right, left)],
    colour,
  );
}

/** One account in every stage. What the last one saves is dashed. */
function account({ width, rows, height, gap, axis: base }: Layout): Drawn {
  const pitch = (width + gap) / 11;
  const at = (minutes: number) => (minutes / before) * width;
  const [, , last] = rows;
  return [
    stages.map(([minutes, old], row): Drawn => {
      const top = rows[row] ?? 0;
      const from = minutes > 0 ? at(minutes) + gap / 2 : 0;
      return [
        minutes > 0 ? form([0, top], [at(minutes) - gap / 2, top + height], 'veg') : [],
        Array.from({ length: old }, (_, i) => {
          const left = from + i * pitch;
          return form([left, top], [left + pitch - gap, top + height], 'ink-2');
        }),
      ];
    }),
    polygon(rectangle([at(12) + gap / 2, last], [width, last + height]), 'veg', 0.16),
    indexLine(upright(at(12), last, base), 'flag', gap * 0.8),
    axis(base, 0, width, 16),
  ];
}

/**
 * Opening one account, on an axis of time: eleven old forms fill it. A new form takes their place, until it is the only one
 * and most of the time is saved.
 */
export const plate: Plate = {
  wide: [
    account({ width: 800, rows: [28, 112, 224], height: 72, gap: 10, axis: 304 }),
    label('old', [0, 20], { side: 'above', width: 500, strong: 'ink' }),
    label('stages', [490, 148], { width: 300 }),
    label('new', [0, 216], { side: 'above', width: 320, strong: 'veg' }),
    label('saved', [508, 260], { align: 'middle', width: 400, strong: 'veg' }),
    label('time', [0, 318], { side: 'below', width: 460 }),
  ],
  narrow: [
    account({ width: 280, rows: [22, 116, 224], height: 66, gap: 5, axis: 298 }),
    label('old', [0, 14], { side: 'above', width: 280, strong: 'ink' }),
    label('stages', [172, 149], { width: 108 }),
    label('new', [0, 216], { side: 'above', width: 270, strong: 'veg' }),
    label('saved', [179, 257], { align: 'middle', width: 180, strong: 'veg' }),
    label('time', [0, 312], { side: 'below', width: 280 }),
  ],
};
