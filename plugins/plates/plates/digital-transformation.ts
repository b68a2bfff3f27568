import { indexLine, rectangle, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate } from '#plugins/plates/plate.ts';
import { label, polygon } from '#plugins/plates/signs.ts';

/** Stage by stage: how long the new form takes, in minutes, and how many old forms are left. */
const stages = [
  [0, 11],
  [6, 5],
  [12, 0],
] as const;

/** What one account took with the old system, and takes with the new one, in minutes, as the page's figure says. */
const [BEFORE, AFTER] = [45, 12];

/** One account in every stage: a row as long as its minutes, with a part for each form. `pitch` is from row to row. */
function account(width: number, top: number, pitch: number, height: number, seam: number): Drawn {
  const at = (minutes: number) => (minutes / BEFORE) * width;
  const end = top + 2 * pitch;
  return [
    stages.map(([minutes, old], row): Drawn => {
      const y = top + row * pitch;
      const part = (from: number, to: number, colour: 'ink-2' | 'veg') =>
        polygon(rectangle([at(from), y], [at(to) - seam, y + height]), colour);
      const form = BEFORE / 11;
      return [
        minutes > 0 ? part(0, minutes, 'veg') : [],
        Array.from({ length: old }, (_, i) =>
          part(minutes + i * form, minutes + (i + 1) * form, 'ink-2'),
        ),
      ];
    }),
    indexLine(upright(at(AFTER) - seam, end, end + height), 'flag', 2.5 * seam),
  ];
}

/**
 * Opening one account: eleven old forms make up its minutes. A new form takes their place, until it is the only one
 * and the row is short.
 */
export const plate: Plate = {
  wide: [
    account(660, 32, 118, 62, 4),
    label('old', [0, 23], { side: 'above', width: 500, strong: 'ink' }),
    label('before', [676, 63], { width: 124, strong: 'ink' }),
    label('stages', [0, 141], { side: 'above', width: 500 }),
    label('new', [0, 259], { side: 'above', width: 500, strong: 'veg' }),
    label('after', [194, 299], { width: 300, strong: 'flag-text' }),
  ],
  narrow: [
    account(280, 46, 118, 62, 2.5),
    label('old', [0, 39], { side: 'above', width: 176, strong: 'ink' }),
    label('before', [280, 39], { side: 'above', align: 'end', width: 90, strong: 'ink' }),
    label('stages', [0, 157], { side: 'above', width: 280 }),
    label('new', [0, 275], { side: 'above', width: 270, strong: 'veg' }),
    label('after', [90, 313], { width: 180, strong: 'flag-text' }),
  ],
};
