import { dashedLine, hairline, indexLine } from '#build/plates/lines.ts';
import type { Drawn, Point } from '#build/plates/mark.ts';
import type { Plate } from '#build/plates/plate.ts';
import { bracket, datum, dot, label, ring } from '#build/plates/signs.ts';
import type messages from '#catalog/en/services/cloud-services.json';

/** Wide: time runs to the right, with the old system above the new one. */
const OLD = 128;
const NEW = 268;
const weeks = Array.from({ length: 21 }, (_, i) => i * 40);
const compared = weeks.filter((x) => x >= 240 && x <= 480);

/** Narrow: time runs down, with the old system on the side where reading starts. */
const OLD_COLUMN = 40;
const NEW_COLUMN = 148;
const days = Array.from({ length: 16 }, (_, i) => 34 + i * 20);
const comparedDays = days.filter((y) => y >= 114 && y <= 194);

/** The same result of both systems, side by side. */
const comparison = (old: Point, copy: Point): Drawn<never> => [
  hairline([old, copy], { colour: 'veg' }),
  dot(old, { colour: 'veg' }),
  dot(copy, { colour: 'veg' }),
];

/**
 * A cutover: the thick line is the work. It runs on the old system while the new one runs beside it, and changes over
 * when the results agree. The old system stays ready, so the dashed way back is open.
 */
export const cloudServices: Plate<typeof messages> = {
  wide: [
    weeks.map((x) =>
      hairline(
        [
          [x, 60],
          [x, 340],
        ],
        { colour: 'line' },
      ),
    ),
    dashedLine([
      [540, OLD],
      [800, OLD],
    ]),
    dashedLine(
      [
        [670, NEW],
        [690, NEW],
        [720, 220],
        [740, 176],
        [770, OLD],
        [790, OLD],
      ],
      { course: 'smooth' },
    ),
    hairline(
      [
        [160, NEW],
        [640, NEW],
      ],
      { colour: 'water' },
    ),
    compared.map((x) => comparison([x, OLD], [x, NEW])),
    indexLine([
      [0, OLD],
      [520, OLD],
    ]),
    indexLine(
      [
        [520, OLD],
        [540, OLD],
        [580, 198],
        [620, NEW],
        [640, NEW],
      ],
      { course: 'smooth' },
    ),
    indexLine(
      [
        [640, NEW],
        [800, NEW],
      ],
      { colour: 'water' },
    ),
    datum([160, OLD]),
    ring([580, 198], { colour: 'flag', radius: 7 }),
    bracket([240, 300], [480, 300], -10),
    label('old', [0, OLD - 16], { side: 'above', width: 130, strong: true }),
    label('new', [148, NEW], { align: 'end', width: 148, colour: 'water', strong: true }),
    label('baseline', [178, OLD - 16], { side: 'above', width: 300 }),
    label('compared', [360, 314], { side: 'below', align: 'middle', width: 300 }),
    label('switch', [600, 190], { width: 90, colour: 'flag-text', strong: true }),
    label('back', [800, OLD - 16], { side: 'above', align: 'end', width: 250 }),
  ],
  narrow: [
    days.map((y) =>
      hairline(
        [
          [0, y],
          [280, y],
        ],
        { colour: 'line' },
      ),
    ),
    dashedLine([
      [OLD_COLUMN, 224],
      [OLD_COLUMN, 356],
    ]),
    hairline(
      [
        [NEW_COLUMN, 74],
        [NEW_COLUMN, 274],
      ],
      { colour: 'water' },
    ),
    comparedDays.map((y) => comparison([OLD_COLUMN, y], [NEW_COLUMN, y])),
    indexLine([
      [OLD_COLUMN, 28],
      [OLD_COLUMN, 214],
    ]),
    indexLine(
      [
        [OLD_COLUMN, 214],
        [OLD_COLUMN, 222],
        [94, 244],
        [NEW_COLUMN, 266],
        [NEW_COLUMN, 274],
      ],
      { course: 'smooth' },
    ),
    indexLine(
      [
        [NEW_COLUMN, 274],
        [NEW_COLUMN, 356],
      ],
      { colour: 'water' },
    ),
    dashedLine(
      [
        [NEW_COLUMN, 300],
        [NEW_COLUMN, 308],
        [94, 326],
        [OLD_COLUMN, 344],
        [OLD_COLUMN, 352],
      ],
      { course: 'smooth' },
    ),
    ring([94, 244], { colour: 'flag', radius: 6 }),
    label('old', [0, 20], { side: 'above', width: 130, strong: true }),
    label('new', [NEW_COLUMN, 66], { side: 'above', width: 130, colour: 'water', strong: true }),
    bracket([166, 114], [166, 194], -8),
    label('compared', [176, 154], { width: 104 }),
    label('switch', [166, 244], { width: 110, colour: 'flag-text', strong: true }),
    label('back', [166, 326], { width: 112 }),
  ],
};
