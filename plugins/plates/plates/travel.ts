import {
  dashedLine,
  hairline,
  indexLine,
  rectangle,
  roundedPath,
  upright,
} from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { axis, bracket, datum, dot, label, polygon, ring } from '#plugins/plates/signs.ts';

/** The rooms, night by night: a stay begins with `<`, and a point is a free night. */
const rooms = [
  '<==.<==..<===',
  '<<====<=.<===',
  '<===<.<====<=',
  '.<<====<==.<=',
  '<=.<=<===.<==',
  '<=====.<<===.',
  '.<=<====<==.<',
];
/** The stays in a room, as pairs of the first night and the night after the last one. */
const staysIn = (room: string) =>
  Array.from(
    room.matchAll(/<=*/g),
    ({ index, 0: nights }) => [index, index + nights.length] as const,
  );
/** The night on which the first room is the last free room. */
const TONIGHT = 3;
/** A later night on which the first room is still free. */
const STILL_FREE = 7;

interface Plan {
  readonly left: number;
  readonly top: number;
  /** Of a night and of a room, in px. */
  readonly night: number;
  readonly room: number;
  readonly first: number;
  readonly nights: number;
  /** How many rooms are shown. */
  readonly shown: number;
}

/** The plan of rooms and nights. A stay starts and ends within a day, so its bar has slanted ends, as on hotels' own plans. */
function plan({ left, top, night, room, first, nights, shown }: Plan): Drawn {
  const x = (n: number) => left + Math.min(nights, Math.max(0, n - first)) * night;
  const height = room * 0.56;
  const bottom = top + (shown - 0.5) * room;
  return [
    polygon(rectangle([x(TONIGHT), top - room / 2], [x(TONIGHT + 1), bottom]), 'line', 0.5),
    Array.from({ length: nights + 1 }, (_, n) =>
      hairline(upright(left + n * night, top - room / 2, bottom), 'line'),
    ),
    rooms.slice(0, shown).map((each, i) =>
      staysIn(each)
        .filter(([from, to]) => to > first && from < first + nights)
        .map(([from, to]) => {
          const [start, end] = [x(from) + 4, x(to) - 4];
          const y = top + i * room;
          const corners: Point[] = [
            [start + 5, y - height / 2],
            [end + 5, y - height / 2],
            [end - 5, y + height / 2],
            [start - 5, y + height / 2],
          ];
          return polygon(corners, 'water', 0.5);
        }),
    ),
  ];
}

/** Two guests ask for the last room at the same time: one gets it, the other is led on to the room that is still free. */
function requests({ left, top, night, first }: Plan, from: number, apart: number): Drawn {
  const tonight = left + (TONIGHT - first + 0.5) * night;
  const stillFree = left + (STILL_FREE - first + 0.5) * night;
  const turn = top - 46;
  return [
    indexLine(upright(tonight, from, top)),
    indexLine(upright(tonight + apart, from, turn - 14)),
    dashedLine(
      roundedPath(
        [
          [tonight + apart, turn - 14],
          [tonight + apart, turn],
          [stillFree, turn],
          [stillFree, top],
        ],
        12,
      ),
    ),
    ring([stillFree, top], { radius: 8 }),
    ring([tonight, top], { colour: 'flag', radius: 9 }),
    dot([tonight, top], { colour: 'flag' }),
  ];
}

const wide: Plan = { left: 108, top: 124, night: 57, room: 32, first: 0, nights: 12, shown: 7 };
const narrow: Plan = { left: 10, top: 140, night: 37, room: 30, first: 1, nights: 7, shown: 6 };

/**
 * A hotel's plan of rooms and nights, where no two bars share a place. Website and front desk sell from it, so that the
 * last room is sold once.
 */
export const plate: Plate = {
  wide: [
    plan(wide),
    requests(wide, 42, 44),
    axis(362, 108, 792, 13),
    datum([307.5, 362]),
    bracket([98, 108], [98, 332], 8),
    label('website', [316, 32], { side: 'above', align: 'end', width: 150, strong: 'ink' }),
    label('desk', [343, 32], { side: 'above', width: 180, strong: 'ink' }),
    label('sold', [290, 78], { align: 'end', width: 170, strong: 'flag-text' }),
    label('next', [552, 78], { width: 180 }),
    label('booked', [0, 220], { width: 84 }),
    label('tonight', [328, 348], { width: 120 }),
    label('nights', [792, 348], { align: 'end', width: 120 }),
  ],
  narrow: [
    plan(narrow),
    requests(narrow, 26, 36),
    axis(336, 10, 269, 8),
    datum([102.5, 336]),
    label('website', [112, 16], { side: 'above', align: 'end', width: 112, strong: 'ink' }),
    label('desk', [132, 16], { side: 'above', width: 130, strong: 'ink' }),
    label('sold', [88, 72], { align: 'end', width: 88, strong: 'flag-text' }),
    label('next', [269, 82], { align: 'end', side: 'above', width: 120 }),
    label('tonight', [120, 323], { width: 100 }),
    label('nights', [269, 323], { align: 'end', width: 76 }),
  ],
};
