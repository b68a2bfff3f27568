import { closed, hairline, rectangle, roundedPath } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { label, note, polygon } from '#plugins/plates/signs.ts';

/** The nights of each room from tonight on: booked (`#`), free (`.`), and the last room for tonight, which is sold (`$`). */
const rooms = ['##.', '#.#', '$..'];

/** The corners of a cell, or of a line inside it. */
const corners = ([x, y]: Point, [width, height]: Point, inset = 0) =>
  rectangle([x + inset, y + inset], [x + width - inset, y + height - inset]);
const booked = (at: Point, size: Point) => polygon(corners(at, size), 'contour', 0.6);
const free = (at: Point, size: Point) =>
  hairline(closed(corners(at, size, 1)), 'contour', ' stroke-width="2"');

/** The corners of the channels' calendars, and their cells, in px: the website, which sells, is first. */
interface Layout {
  readonly calendars: readonly Point[];
  readonly size: Point;
  readonly gap: number;
  /** From the middle of the sold cell to the line that leads from it to the others. */
  readonly beside: Point;
}

/** The calendars after a sale: the last room is sold in the first, and at once it is gone in the others. */
function sale({ calendars, size, gap, beside }: Layout): Drawn {
  const [width, height] = size;
  const middles = calendars.map(([x, y]): Point => [x + width / 2, y + 2.5 * height + 2 * gap]);
  const lines = middles.slice(1).map((gone) => {
    const [sold = gone] = middles;
    const aside = [sold, gone].map(([x, y]): Point => [x + beside[0], y + beside[1]]);
    const path = roundedPath([sold, ...aside, gone], 10);
    return hairline(path, 'flag', ' stroke-width="6"');
  });
  const cells = calendars.map(([left, top], channel) =>
    rooms.map((nights, room) =>
      Array.from(nights, (state, night) => {
        const at: Point = [left + night * (width + gap), top + room * (height + gap)];
        if (state === '.') return free(at, size);
        if (state === '#') return booked(at, size);
        // It covers the line.
        const sold = corners(at, size);
        return [polygon(sold, 'paper'), polygon(sold, 'flag', channel === 0 ? 1 : 0.45)];
      }),
    ),
  );
  return [lines, cells];
}

/** A booked cell and a free one, which explain the two labels beside them. */
const key = (bookedAt: Point, freeAt: Point, side: number): Drawn => [
  note(booked(bookedAt, [side, side])),
  note(free(freeAt, [side, side])),
];

/** The calendars' corners: the three have the same distance. */
const wide: readonly Point[] = [0, 277, 554].map((left) => [left, 56]);
const narrow: readonly Point[] = [20, 127, 234].map((top) => [103, top]);
const wideTonight = wide.map(([left]) =>
  label('tonight', [left, 50], { side: 'above', width: 110, colour: 'ink' }),
);

/**
 * The rooms and nights of a hotel as three channels sell them. The website sells the last room for tonight, and the others
 * lose it at once.
 */
export const plate: Plate = {
  wide: [
    sale({ calendars: wide, size: [78, 68], gap: 6, beside: [0, 51] }),
    label('website', [0, 20], { side: 'above', width: 250, strong: 'flag-text' }),
    label('desk', [277, 20], { side: 'above', width: 250, strong: 'ink' }),
    label('sites', [554, 20], { side: 'above', width: 246, strong: 'ink' }),
    wideTonight,
    label('nights', [800, 50], { align: 'end', side: 'above', width: 150 }),
    key([0, 313], [277, 313], 18),
    label('booked', [30, 322], { width: 240, colour: 'ink' }),
    label('next', [307, 322], { width: 240, colour: 'ink' }),
  ],
  narrow: [
    sale({ calendars: narrow, size: [57, 28], gap: 3, beside: [-41, 0] }),
    label('website', [0, 20], { side: 'below', width: 86, strong: 'flag-text' }),
    label('desk', [0, 127], { side: 'below', width: 86, strong: 'ink' }),
    label('sites', [0, 234], { side: 'below', width: 86, strong: 'ink' }),
    label('tonight', [160, 14], { align: 'end', side: 'above', width: 84, colour: 'ink' }),
    label('nights', [280, 14], { align: 'end', side: 'above', width: 110 }),
    key([0, 338], [140, 338], 12),
    label('booked', [18, 344], { width: 114, colour: 'ink' }),
    label('next', [158, 344], { width: 122, colour: 'ink' }),
  ],
};
