import {
  hairline,
  indexLine,
  level,
  rectangle,
  roundedPath,
  upright,
} from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { dot, label, polygon, ring } from '#plugins/plates/signs.ts';

/** Wide: time runs with the reading. The places are levels, as stations are in a timetable. */
const [HOSPITAL, CLINIC, HOME] = [14, 80, 146];
const RECORD = 244;
const visits: readonly Point[] = [
  [250, CLINIC],
  [370, HOSPITAL],
  [430, HOSPITAL],
  [490, HOSPITAL],
  [580, CLINIC],
  [744, HOME],
];

/** Narrow: time runs down, and the places are columns. */
const [HOME_COLUMN, CLINIC_COLUMN, HOSPITAL_COLUMN] = [12, 64, 116];
const RECORD_COLUMN = 190;
const shortVisits: readonly Point[] = [
  [CLINIC_COLUMN, 92],
  [HOSPITAL_COLUMN, 146],
  [HOSPITAL_COLUMN, 176],
  [HOSPITAL_COLUMN, 206],
  [CLINIC_COLUMN, 256],
  [HOME_COLUMN, 312],
];

/** A visit and the line that takes it to its entry in the record. The last visit is by video. */
function visit(place: Point, entry: Point, isVideo: boolean): Drawn {
  const colour = isVideo ? 'flag' : 'ink';
  return [
    hairline([place, entry], isVideo ? 'flag' : 'ink-2', ` stroke-width="${isVideo ? 4 : 1.5}"`),
    ring(entry, { colour, radius: 6 }),
    isVideo ? ring(place, { colour, radius: 12 }) : dot(place, { colour, radius: 7 }),
    isVideo ? dot(place, { colour, radius: 6 }) : [],
  ];
}

/**
 * A patient's way through the places of care, drawn as a timetable draws a train. Every visit enters one long record, the
 * visit by video too.
 */
export const plate: Plate = {
  wide: [
    [HOSPITAL, CLINIC, HOME].map((y) => hairline(level(y, 112, 800), 'line')),
    polygon(rectangle([112, RECORD], [800, RECORD + 72]), 'water'),
    indexLine(
      roundedPath(
        [
          [112, HOME],
          [180, HOME],
          [222, CLINIC],
          [278, CLINIC],
          [326, HOSPITAL],
          [516, HOSPITAL],
          [556, CLINIC],
          [604, CLINIC],
          [656, HOME],
          [800, HOME],
        ],
        14,
      ),
    ),
    visits.map(([x, y]) => visit([x, y], [x, RECORD], y === HOME)),
    label('hospital', [0, HOSPITAL], { width: 96 }),
    label('clinic', [0, CLINIC], { width: 96 }),
    label('home', [0, HOME], { width: 96 }),
    label('patient', [112, HOME + 16], { side: 'below', width: 120, strong: 'ink' }),
    label('record', [456, RECORD + 36], { align: 'middle', width: 400, strong: 'paper' }),
    label('video', [724, HOME + 18], {
      align: 'end',
      side: 'below',
      width: 132,
      strong: 'flag-text',
    }),
  ],
  narrow: [
    [HOME_COLUMN, CLINIC_COLUMN, HOSPITAL_COLUMN].map((x) => hairline(upright(x, 40, 312), 'line')),
    polygon(rectangle([RECORD_COLUMN, 40], [280, 356]), 'water'),
    indexLine(
      roundedPath(
        [
          [HOME_COLUMN, 40],
          [HOME_COLUMN, 54],
          [CLINIC_COLUMN, 78],
          [CLINIC_COLUMN, 106],
          [HOSPITAL_COLUMN, 132],
          [HOSPITAL_COLUMN, 218],
          [CLINIC_COLUMN, 242],
          [CLINIC_COLUMN, 270],
          [HOME_COLUMN, 294],
          [HOME_COLUMN, 312],
        ],
        10,
      ),
    ),
    shortVisits.map(([x, y]) => visit([x, y], [RECORD_COLUMN, y], x === HOME_COLUMN)),
    label('home', [0, 28], { side: 'above', width: 46 }),
    label('clinic', [50, 28], { side: 'above', width: 50 }),
    label('hospital', [104, 28], { side: 'above', width: 78 }),
    label('record', [238, 198], { align: 'middle', width: 76, strong: 'paper' }),
    label('video', [0, 332], { side: 'below', width: 150, strong: 'flag-text' }),
  ],
};
