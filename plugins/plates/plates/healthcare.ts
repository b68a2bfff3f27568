import {
  hairline,
  indexLine,
  level,
  rectangle,
  roundedPath,
  upright,
} from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { datum, dot, label, polygon, ring } from '#plugins/plates/signs.ts';

/** Wide: time runs with the reading. The places are levels, as stations are in a timetable. */
const HOSPITAL = 48;
const CLINIC = 112;
const HOME = 176;
const RECORD = 355;
const LAYER = 13;
const visits: readonly Point[] = [
  [262, CLINIC],
  [408, HOSPITAL],
  [462, HOSPITAL],
  [516, HOSPITAL],
  [636, CLINIC],
  [740, HOME],
];

/** Narrow: time runs down, and the places are columns. */
const HOME_COLUMN = 10;
const CLINIC_COLUMN = 78;
const HOSPITAL_COLUMN = 144;
const RECORD_COLUMN = 274;
const SHORT_LAYER = 9;
const shortVisits: readonly Point[] = [
  [CLINIC_COLUMN, 112],
  [HOSPITAL_COLUMN, 170],
  [HOSPITAL_COLUMN, 200],
  [CLINIC_COLUMN, 260],
  [HOME_COLUMN, 318],
];

/** A layer of the record, from the visit that adds it to the end, with its step up from the layer before. */
function layer(below: Point, entry: Point, end: Point): Drawn {
  return [polygon(rectangle(below, end), 'water', 0.4), indexLine([below, entry, end], 'water')];
}

/** A visit: what happens there goes to the record, and stays in it as a layer. The last visit is by video. */
function visit(place: Point, entry: Point, isVideo: boolean): Drawn {
  return [
    hairline([place, entry], 'veg'),
    dot(entry, { colour: 'water' }),
    isVideo ? ring(place, { colour: 'flag', radius: 8 }) : dot(place, { radius: 4.5 }),
    isVideo ? dot(place, { colour: 'flag', radius: 3.5 }) : [],
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
    indexLine(level(RECORD, 112, 800), 'water'),
    visits.map((place, i) => {
      const y = RECORD - (i + 1) * LAYER;
      const entry: Point = [place[0], y];
      return [
        layer([place[0], y + LAYER], entry, [800, y]),
        visit(place, entry, place[1] === HOME),
      ];
    }),
    datum([124, RECORD]),
    label('hospital', [0, HOSPITAL], { width: 96 }),
    label('clinic', [0, CLINIC], { width: 90 }),
    label('home', [0, HOME], { width: 90 }),
    label('patient', [112, HOME + 14], { side: 'below', width: 140, strong: 'ink' }),
    label('record', [0, RECORD], { width: 98, strong: 'water' }),
    label('video', [800, HOME - 14], {
      align: 'end',
      side: 'above',
      width: 106,
      strong: 'flag-text',
    }),
  ],
  narrow: [
    [HOME_COLUMN, CLINIC_COLUMN, HOSPITAL_COLUMN].map((x) => hairline(upright(x, 62, 318), 'line')),
    indexLine(
      roundedPath(
        [
          [HOME_COLUMN, 62],
          [HOME_COLUMN, 76],
          [CLINIC_COLUMN, 98],
          [CLINIC_COLUMN, 126],
          [HOSPITAL_COLUMN, 150],
          [HOSPITAL_COLUMN, 220],
          [CLINIC_COLUMN, 244],
          [CLINIC_COLUMN, 274],
          [HOME_COLUMN, 298],
          [HOME_COLUMN, 318],
        ],
        10,
      ),
    ),
    indexLine(upright(RECORD_COLUMN, 62, 356), 'water'),
    shortVisits.map((place, i) => {
      const x = RECORD_COLUMN - (i + 1) * SHORT_LAYER;
      const entry: Point = [x, place[1]];
      return [
        layer([x + SHORT_LAYER, place[1]], entry, [x, 356]),
        visit(place, entry, place[0] === HOME_COLUMN),
      ];
    }),
    label('home', [0, 48], { side: 'above', width: 60 }),
    label('clinic', [66, 48], { side: 'above', width: 60 }),
    label('hospital', [126, 48], { side: 'above', width: 78 }),
    label('record', [280, 48], { align: 'end', side: 'above', width: 76, strong: 'water' }),
    label('video', [0, 334], { side: 'below', width: 150, strong: 'flag-text' }),
  ],
};
