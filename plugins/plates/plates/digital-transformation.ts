import {
  closed,
  dashedLine,
  hairline,
  indexLine,
  level,
  rectangle,
  upright,
} from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { axis, label, note, polygon } from '#plugins/plates/signs.ts';

/** From stage to stage: how long the new form takes, in minutes, and how many old forms are left. */
const stages = [
  [0, 11],
  [4.5, 7],
  [8.5, 3],
  [12, 0],
] as const;

/** What one account took with the old system, in minutes. */
const before = 45;

/** Where a composition has its forms: time runs with the reading from `start` to `end`. */
interface Layout {
  readonly start: number;
  readonly end: number;
  /** The top of each stage's row. */
  readonly rows: readonly number[];
  readonly height: number;
  readonly gap: number;
  /** The height of the axis. */
  readonly axis: number;
}

/** A form: a sheet with a cut corner and lines of text. */
function form([left, top]: Point, [right, bottom]: Point, isNew: boolean): Drawn {
  const cut = Math.min(11, (right - left) / 4);
  const sheet: Point[] = [
    ...level(top, left, right - cut),
    [right, top + cut],
    ...level(bottom, right, left),
  ];
  const text = (share: number, end: number) =>
    hairline(
      level(top + share * (bottom - top), left + cut, end),
      isNew ? 'paper' : 'ink-2',
      ' stroke-width="2"',
    );
  return [
    isNew ? polygon(sheet, 'veg') : hairline(closed(sheet), 'ink-2', ' stroke-width="2"'),
    text(0.5, right - cut),
    text(0.72, left + (right - left) / 2),
  ];
}

/** One account in every stage. What the last one saves is dashed. */
function account({ start, end, rows, height, gap, axis: base }: Layout): Drawn {
  const pitch = (end - start + gap) / 11;
  const at = (minutes: number) => start + (minutes / before) * (end - start);
  const last = rows.at(-1) ?? 0;
  return [
    stages.map(([minutes, old], row): Drawn => {
      const top = rows[row] ?? 0;
      const from = minutes > 0 ? at(minutes) + gap / 2 : start;
      return [
        minutes > 0 ? form([start, top], [at(minutes) - gap / 2, top + height], true) : [],
        Array.from({ length: old }, (_, i) => {
          const left = from + i * pitch;
          return form([left, top], [left + pitch - gap, top + height], false);
        }),
      ];
    }),
    dashedLine(closed(rectangle([at(12) + gap / 2, last], [end, last + height])), 'veg'),
    note(hairline(upright(end, (rows[0] ?? 0) + height + 6, last - 6), 'ink-2')),
    indexLine(upright(at(12), last, base), 'flag', gap * 0.4),
    axis(base, start, end, 16),
  ];
}

/**
 * Opening one account, on an axis of time: eleven old forms fill it. Stage by stage, a new form takes their place, until it is
 * the only one and most of the time is saved.
 */
export const plate: Plate = {
  wide: [
    account({ start: 132, end: 796, rows: [0, 72, 144, 216], height: 56, gap: 10, axis: 288 }),
    label('old', [0, 28], { width: 124, strong: 'ink' }),
    label('stages', [0, 136], { width: 124 }),
    label('new', [0, 244], { width: 124, strong: 'veg' }),
    label('saved', [560, 244], { align: 'middle', width: 300, strong: 'veg' }),
    label('time', [132, 304], { side: 'below', width: 460 }),
  ],
  narrow: [
    account({ start: 1, end: 279, rows: [20, 98, 154, 232], height: 46, gap: 6, axis: 294 }),
    label('old', [0, 14], { side: 'above', width: 280, strong: 'ink' }),
    label('stages', [0, 92], { side: 'above', width: 270 }),
    label('new', [0, 226], { side: 'above', width: 270, strong: 'veg' }),
    label('saved', [179, 255], { align: 'middle', width: 180, strong: 'veg' }),
    label('time', [0, 308], { side: 'below', width: 280 }),
  ],
};
