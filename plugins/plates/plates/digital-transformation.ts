import { rectangle } from '#plugins/plates/lines.ts';
import type { Colour, Drawn, Plate } from '#plugins/plates/plate.ts';
import { label, polygon } from '#plugins/plates/signs.ts';

/** Stage by stage: how long the new form takes, in minutes, and how many old forms are left. */
const stages = [
  [0, 11],
  [6, 5],
  [12, 0],
] as const;

/** What one account took with the old system, in minutes, as the page's figure says, and each of its forms. */
const BEFORE = 45;
const FORM = BEFORE / 11;

/** One account in every stage: a part for each form, on a track of the minutes before. `pitch` is from row to row. */
function account(width: number, top: number, pitch: number, height: number, seam: number): Drawn {
  const at = (minutes: number) => (minutes / BEFORE) * (width + seam);
  return stages.map(([minutes, old], row): Drawn => {
    const y = top + row * pitch;
    const part = (from: number, to: number, colour: Colour, opacity = 1) =>
      polygon(rectangle([at(from), y], [at(to) - seam, y + height]), colour, opacity);
    return [
      part(0, BEFORE, 'veg', 0.18),
      minutes > 0 ? part(0, minutes, 'veg') : [],
      Array.from({ length: old }, (_, i) =>
        part(minutes + i * FORM, minutes + (i + 1) * FORM, 'ink-2'),
      ),
    ];
  });
}

/**
 * Opening one account: eleven old forms make up its minutes. A new form takes their place, until it is the only one
 * and the row is short.
 */
export const plate: Plate = {
  wide: [
    account(800, 30, 113, 62, 4),
    label('old', [0, 21], { side: 'above', width: 460, strong: 'ink' }),
    label('before', [800, 21], { side: 'above', align: 'end', width: 330, strong: 'ink' }),
    label('stages', [0, 134], { side: 'above', width: 500 }),
    label('new', [0, 247], { side: 'above', width: 500, strong: 'veg' }),
    label('after', [230, 287], { width: 200, strong: 'ink' }),
    label('saved', [784, 287], { align: 'end', width: 300, colour: 'ink' }),
  ],
  narrow: [
    account(280, 46, 118, 62, 2.5),
    label('old', [0, 39], { side: 'above', width: 176, strong: 'ink' }),
    label('before', [280, 39], { side: 'above', align: 'end', width: 90, strong: 'ink' }),
    label('stages', [0, 157], { side: 'above', width: 280 }),
    label('new', [0, 275], { side: 'above', width: 270, strong: 'veg' }),
    label('after', [84, 313], { width: 100, strong: 'ink' }),
    label('saved', [272, 313], { align: 'end', width: 80, colour: 'ink' }),
  ],
};
