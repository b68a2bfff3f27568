import { closed, hairline, rectangle, roundedPath } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { cross, label, polygon } from '#plugins/plates/signs.ts';

/** The rooms from tonight on: a stay begins with `<`, and a point is a free night. Only the first room is free tonight. */
const rooms = ['.<=', '<..', '<=='];

/** A channel's plan of rooms and nights. */
interface Plan {
  readonly left: number;
  readonly top: number;
  /** Of a night and of a room, in px. */
  readonly night: number;
  readonly room: number;
  readonly rooms: number;
}

/** The middle of the room that is sold. */
const lastRoom = ({ left, top, night, room }: Plan): Point => [left + night / 2, top + room / 2];

/** A plan after the sale: stays are filled, and free nights have an outline. */
function plan(drawn: Plan, isSeller: boolean): Drawn {
  const { left, top, night, room } = drawn;
  const place = (i: number, from: number, nights: number) =>
    rectangle(
      [left + from * night + 2, top + i * room + 3],
      [left + (from + nights) * night - 2, top + (i + 1) * room - 3],
    );
  return [
    rooms
      .slice(0, drawn.rooms)
      .map((nights, i) => [
        Array.from(nights.matchAll(/<=*/g), ({ index, 0: stay }) =>
          polygon(place(i, index, stay.length), 'contour', 0.3),
        ),
        Array.from(nights.matchAll(/\.+/g), ({ index, 0: free }) =>
          hairline(closed(place(i, index, free.length)), 'contour', ' stroke-width="1.5"'),
        ),
      ]),
    polygon(place(0, 0, 1), 'flag', isSeller ? 1 : 0.22),
    isSeller ? [] : cross(lastRoom(drawn), room * 0.28),
  ];
}

/** A sale: its line leads from the room in the first plan to the same room in the others, beside all of them. */
function sale(plans: readonly Plan[], beside: (room: Point) => Point): Drawn {
  const [sold, ...others] = plans.map(lastRoom);
  const lines = others.map((gone) =>
    sold === undefined
      ? []
      : hairline(
          roundedPath([sold, beside(sold), beside(gone), gone], 12),
          'flag',
          ' stroke-width="5"',
        ),
  );
  return [lines, plans.map((each, i) => plan(each, i === 0))];
}

const wide = [0, 1, 2].map((i) => ({
  left: i * 275 - 2,
  top: 74,
  night: 84.7,
  room: 75,
  rooms: 3,
}));
const narrow = [0, 1, 2].map((i) => ({
  left: 20,
  top: 22 + i * 110,
  night: 86,
  room: 40,
  rooms: 2,
}));

/**
 * The rooms and nights of a hotel as three channels sell them. The website sells the last room for tonight, and the others
 * lose it at once.
 */
export const plate: Plate = {
  wide: [
    sale(wide, ([x]) => [x, 46]),
    label('website', [0, 30], { side: 'above', width: 250, strong: 'flag-text' }),
    label('desk', [275, 30], { side: 'above', width: 250, strong: 'ink' }),
    label('sites', [550, 30], { side: 'above', width: 250, strong: 'ink' }),
    label('next', [167, 186.5], { align: 'middle', width: 160, colour: 'ink' }),
    label('booked', [125, 261.5], { align: 'middle', width: 240, colour: 'ink' }),
    label('tonight', [0, 306], { side: 'below', width: 120, colour: 'flag-text' }),
    label('nights', [250, 306], { align: 'end', side: 'below', width: 124 }),
  ],
  narrow: [
    sale(narrow, ([, y]) => [6, y]),
    label('website', [22, 16], { side: 'above', width: 250, strong: 'flag-text' }),
    label('desk', [22, 126], { side: 'above', width: 250, strong: 'ink' }),
    label('sites', [22, 236], { side: 'above', width: 250, strong: 'ink' }),
    label('booked', [192, 42], { align: 'middle', width: 166, colour: 'ink' }),
    label('next', [192, 82], { align: 'middle', width: 166, colour: 'ink' }),
    label('tonight', [22, 332], { side: 'below', width: 110, colour: 'flag-text' }),
    label('nights', [278, 332], { align: 'end', side: 'below', width: 120 }),
  ],
};
