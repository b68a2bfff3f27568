import { closed, hairline, indexLine, level, rectangle, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate } from '#plugins/plates/plate.ts';
import { dot, label, polygon } from '#plugins/plates/signs.ts';

/** In a shift. Only the last one's note still waits for its end: as the page's figure says, 94% do not. */
const PATIENTS = 16;

interface Shift {
  /** Where the shift, its end and the hours after it are. */
  readonly left: number;
  readonly end: number;
  readonly after: readonly [from: number, to: number];
  /** From one patient to the next, and from one note of the stack to the next. */
  readonly step: number;
  readonly note: number;
}

const wideShift: Shift = { left: 112, end: 592, after: [612, 682], step: 30, note: 7 };
const narrowShift: Shift = { left: 0, end: 184, after: [194, 280], step: 11.3, note: 6 };

/** A shift under `top`: each patient's note is in the stack after hours, unless it was written at the bedside. */
function shift({ left, end, after, step, note }: Shift, top: number, isAtBedside: boolean): Drawn {
  const bottom = top + PATIENTS * note;
  const y = bottom + 1.4 * note;
  const corners = rectangle([after[0], top], [after[1], bottom]);
  return [
    isAtBedside
      ? [polygon(corners, 'veg', 0.2), hairline(closed(corners), 'veg', ' stroke-width="2"')]
      : [],
    hairline(level(y, left, end), 'ink-2', ' stroke-width="1.5"'),
    Array.from({ length: PATIENTS }, (_, i) => {
      const x = left + (i + 0.5) * step;
      const noteY = top + (i + 0.5) * note;
      const patient = dot([x, y], { radius: step * 0.3 });
      if (isAtBedside && i < PATIENTS - 1) {
        const written = level(y - 2 * note, x - step * 0.32, x + step * 0.32);
        return [patient, hairline(written, 'veg', ` stroke-width="${note}"`)];
      }
      return [
        hairline(
          [
            [x, y],
            [x, noteY],
            [after[0], noteY],
          ],
          'ink-2',
          ' stroke-width="1.5"',
        ),
        hairline(level(noteY, ...after), 'flag', ` stroke-width="${note - 2}"`),
        patient,
      ];
    }),
  ];
}

/** One shift before and now: notes that had waited for its end are written beside the patients, which gives the time back. */
export const plate: Plate = {
  wide: [
    shift(wideShift, 28, false),
    shift(wideShift, 188, true),
    indexLine(upright(wideShift.end, 28, 324)),
    label('end', [wideShift.end, 18], { align: 'middle', side: 'above', width: 240 }),
    label('before', [0, 150], { width: 104, strong: 'ink' }),
    label('patients', [112, 168], { side: 'below', width: 200 }),
    label('stack', [694, 84], { width: 106, strong: 'flag-text' }),
    label('now', [0, 310], { width: 104, strong: 'ink' }),
    label('bedside', [112, 282], { side: 'above', width: 360, strong: 'veg' }),
    label('back', [694, 244], { width: 106, strong: 'veg' }),
  ],
  narrow: [
    shift(narrowShift, 28, false),
    shift(narrowShift, 220, true),
    indexLine(upright(narrowShift.end, 28, 340)),
    label('end', [narrowShift.end, 18], { align: 'middle', side: 'above', width: 140 }),
    label('before', [0, 18], { side: 'above', width: 100, strong: 'ink' }),
    label('patients', [0, 142], { side: 'below', width: 120 }),
    label('stack', [194, 134], { side: 'below', width: 86, strong: 'flag-text' }),
    label('now', [0, 210], { side: 'above', width: 104, strong: 'ink' }),
    label('bedside', [0, 302], { side: 'above', width: 168, strong: 'veg' }),
    label('back', [194, 326], { side: 'below', width: 86, strong: 'veg' }),
  ],
};
