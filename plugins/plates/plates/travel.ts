import { closed, hairline, level, rectangle, roundedPath, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { dot, label, polygon } from '#plugins/plates/signs.ts';

/** The rooms, night by night: a stay begins with `<`, and a point is a free night. */
const rooms = ['<=.<==.<==', '<<===<==<.', '<==<.<===<', '.<===<=.<=', '<=<==.<==='];
/** The stays in a room, as pairs of the first night and the night after the last one. */
const staysIn = (room: string) =>
  Array.from(
    room.matchAll(/<=*/g),
    ({ index, 0: nights }) => [index, index + nights.length] as const,
  );
/** The night on which the first room is the last free room, and a later night on which it is still free. */
const TONIGHT = 2;
const STILL_FREE = 6;

interface Plan {
  readonly left: number;
  readonly top: number;
  /** Of a night and of a room, in px. */
  readonly night: number;
  readonly room: number;
  readonly first: number;
  readonly nights: number;
}

/** A stay from one night to another. It starts and ends within a day, so its bar has slanted ends, as on hotels' own plans. */
function stay(
  { left, top, night, room, first, nights }: Plan,
  i: number,
  from: number,
  to: number,
) {
  const x = (n: number) => left + Math.min(nights, Math.max(0, n - first)) * night;
  const [start, end, y, half] = [x(from) + 4, x(to) - 4, top + i * room, room * 0.34];
  const corners: Point[] = [
    [start + 6, y - half],
    [end + 6, y - half],
    [end - 6, y + half],
    [start - 6, y + half],
  ];
  return corners;
}

/** The plan of rooms and nights, with tonight marked. */
function plan(wanted: Plan): Drawn {
  const { left, top, night, room, first, nights } = wanted;
  const [above, below] = [top - room / 2, top + (rooms.length - 0.5) * room];
  const tonight = left + (TONIGHT - first) * night;
  return [
    polygon(rectangle([tonight, above], [tonight + night, below]), 'flag', 0.22),
    rooms.map((each, i) =>
      staysIn(each)
        .filter(([from, to]) => to > first && from < first + nights)
        .map(([from, to]) => polygon(stay(wanted, i, from, to), 'contour', 0.42)),
    ),
    [above, below].map((y) => hairline(level(y, left, left + nights * night), 'line')),
  ];
}

/** Two guests ask for the last room at the same time: one gets it, the other is led on to the room that is still free. */
function requests(wanted: Plan, from: number, apart: number): Drawn {
  const { left, top, night, room, first } = wanted;
  const tonight = left + (TONIGHT - first + 0.5) * night;
  const stillFree = left + (STILL_FREE - first + 0.5) * night;
  const turn = top - room / 2 - 26;
  const outline = stay(wanted, 0, STILL_FREE, STILL_FREE + 1);
  const turned: Point[] = [
    [tonight + apart, from],
    [tonight + apart, turn],
    [stillFree, turn],
    [stillFree, top],
  ];
  return [
    polygon(stay(wanted, 0, TONIGHT, TONIGHT + 1), 'flag'),
    hairline(closed(outline), 'ink', ' stroke-width="3"'),
    hairline(roundedPath(turned, 14), 'ink', ' stroke-width="3.5"'),
    hairline(upright(tonight, from, top), 'flag', ' stroke-width="8"'),
    dot([tonight, top], { colour: 'paper', radius: 6 }),
    dot([stillFree, top], { radius: 6 }),
  ];
}

const wide: Plan = { left: 10, top: 150, night: 98, room: 41, first: 0, nights: 8 };
const narrow: Plan = { left: 10, top: 140, night: 43, room: 36, first: 1, nights: 6 };

/**
 * A hotel's plan of rooms and nights, where no two bars share a place. Website and front desk sell from it, so that the
 * last room is sold once.
 */
export const plate: Plate = {
  wide: [
    plan(wide),
    requests(wide, 30, 60),
    label('website', [280, 18], { side: 'above', align: 'end', width: 200, strong: 'flag-text' }),
    label('desk', [310, 18], { side: 'above', width: 180, strong: 'ink' }),
    label('sold', [236, 76], { align: 'end', width: 220, strong: 'flag-text' }),
    label('next', [664, 86], { width: 130 }),
    label('tonight', [255, 346], {
      align: 'middle',
      side: 'below',
      width: 120,
      strong: 'flag-text',
    }),
    label('booked', [20, 346], { side: 'below', width: 100 }),
  ],
  narrow: [
    plan(narrow),
    requests(narrow, 28, 40),
    label('website', [84, 16], { side: 'above', align: 'end', width: 84, strong: 'flag-text' }),
    label('desk', [114, 16], { side: 'above', width: 130, strong: 'ink' }),
    label('sold', [62, 70], { align: 'end', width: 62, strong: 'flag-text' }),
    label('next', [269, 82], { align: 'end', side: 'above', width: 140 }),
    label('tonight', [74, 324], {
      align: 'middle',
      side: 'below',
      width: 100,
      strong: 'flag-text',
    }),
    label('booked', [269, 324], { align: 'end', side: 'below', width: 130 }),
  ],
};
