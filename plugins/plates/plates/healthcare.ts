import {
  closed,
  hairline,
  indexLine,
  level,
  rectangle,
  roundedPath,
  upright,
} from '#plugins/plates/lines.ts';
import type { Plate, Point } from '#plugins/plates/plate.ts';
import { dot, label, polygon, ring } from '#plugins/plates/signs.ts';

/** Wide: time runs with the reading. The places are levels, as stations are in a timetable. */
const [HOSPITAL, CLINIC, HOME] = [10, 62, 114];
const RECORD = 358;
const LAYER = 32;
const visits: readonly Point[] = [
  [262, CLINIC],
  [408, HOSPITAL],
  [462, HOSPITAL],
  [516, HOSPITAL],
  [636, CLINIC],
  [740, HOME],
];

/** Narrow: time runs down, and the places are columns. */
const [HOME_COLUMN, CLINIC_COLUMN, HOSPITAL_COLUMN] = [10, 62, 114];
const RECORD_COLUMN = 280;
const SHORT_LAYER = 24;
const shortVisits: readonly Point[] = [
  [CLINIC_COLUMN, 92],
  [HOSPITAL_COLUMN, 154],
  [HOSPITAL_COLUMN, 190],
  [CLINIC_COLUMN, 256],
  [HOME_COLUMN, 312],
];

/** A visit: what happens there goes to the record, and stays in it as a layer to the end. The last visit is by video. */
function visit(
  place: Point,
  entry: Point,
  layer: readonly [from: Point, to: Point],
  isVideo: boolean,
) {
  const colour = isVideo ? 'flag' : 'ink';
  return [
    hairline([place, entry], isVideo ? 'flag' : 'ink-2', ` stroke-width="${isVideo ? 4 : 1.5}"`),
    polygon(rectangle(...layer), 'water'),
    hairline(closed(rectangle(...layer)), 'paper', ' stroke-width="2"'),
    dot(entry, { colour, radius: 5 }),
    isVideo ? ring(place, { colour, radius: 12 }) : dot(place, { colour, radius: 7 }),
    isVideo ? dot(place, { colour, radius: 6 }) : [],
  ];
}

/**
 * A patient's way through the places of care, drawn as a timetable draws a train. Every visit adds a layer to one
 * record, the visit by video too.
 */
export const plate: Plate = {
  wide: [
    [HOSPITAL, CLINIC, HOME].map((y) => hairline(level(y, 112, 800), 'line')),
    indexLine(
      roundedPath(
        [
          [112, HOME],
          [186, HOME],
          [230, CLINIC],
          [300, CLINIC],
          [356, HOSPITAL],
          [560, HOSPITAL],
          [606, CLINIC],
          [656, CLINIC],
          [692, HOME],
          [800, HOME],
        ],
        14,
      ),
    ),
    visits.map(([x, y], i) => {
      const top = RECORD - (i + 1) * LAYER;
      const corners = [
        [x, top + LAYER],
        [800, top],
      ] as const;
      return visit([x, y], [x, top], corners, y === HOME);
    }),
    label('hospital', [0, HOSPITAL], { width: 96 }),
    label('clinic', [0, CLINIC], { width: 96 }),
    label('home', [0, HOME], { width: 96 }),
    label('patient', [112, HOME + 16], { side: 'below', width: 140, strong: 'ink' }),
    label('record', [280, RECORD - LAYER / 2], { width: 400, strong: 'paper' }),
    label('video', [800, HOME - 22], {
      align: 'end',
      side: 'above',
      width: 106,
      strong: 'flag-text',
    }),
  ],
  narrow: [
    [HOME_COLUMN, CLINIC_COLUMN, HOSPITAL_COLUMN].map((x) => hairline(upright(x, 40, 312), 'line')),
    indexLine(
      roundedPath(
        [
          [HOME_COLUMN, 40],
          [HOME_COLUMN, 54],
          [CLINIC_COLUMN, 78],
          [CLINIC_COLUMN, 106],
          [HOSPITAL_COLUMN, 132],
          [HOSPITAL_COLUMN, 212],
          [CLINIC_COLUMN, 238],
          [CLINIC_COLUMN, 270],
          [HOME_COLUMN, 294],
          [HOME_COLUMN, 312],
        ],
        10,
      ),
    ),
    shortVisits.map(([x, y], i) => {
      const side = RECORD_COLUMN - (i + 1) * SHORT_LAYER;
      const corners = [
        [side + SHORT_LAYER, y],
        [side, 356],
      ] as const;
      return visit([x, y], [side, y], corners, x === HOME_COLUMN);
    }),
    label('home', [0, 28], { side: 'above', width: 46 }),
    label('clinic', [50, 28], { side: 'above', width: 50 }),
    label('hospital', [104, 28], { side: 'above', width: 78 }),
    label('record', [280, 28], { align: 'end', side: 'above', width: 92, strong: 'water' }),
    label('video', [0, 332], { side: 'below', width: 150, strong: 'flag-text' }),
  ],
};
