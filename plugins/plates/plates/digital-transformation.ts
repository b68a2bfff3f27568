import { closed, hairline, indexLine, rectangle, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { bracket, datum, dot, hatch, label, polygon } from '#plugins/plates/signs.ts';

/** The wings in the order of their replacement: how far along the corridor each is, and on which side. */
const wings = [
  { place: 0, side: -1 },
  { place: 1, side: 1 },
  { place: 1, side: -1 },
  { place: 0, side: 1 },
] as const;

/** The building after each stage: how many wings are new. */
const stages = [0, 1, 2, 3, 4];

/** Where a composition has its floor plans, along the corridor and across it. */
interface Layout {
  readonly point: (along: number, across: number) => Point;
  /** Along: where the first plan starts, and from one plan to the next. */
  readonly start: number;
  readonly distance: number;
  readonly wing: readonly [along: number, across: number];
  /** From the middle of the corridor to its walls. */
  readonly wall: number;
  /** Between a wing's walls and the edges of its place along the corridor. */
  readonly margin: number;
}

/** A floor plan. Old wings are hatched; the newest wing has the flag. */
function plan({ point, start, distance, wing, wall, margin }: Layout, replaced: number): Drawn {
  const [length, depth] = wing;
  return wings.map(({ place, side }, i) => {
    const from = start + replaced * distance + place * length + margin;
    const at = (along: number, across: number) =>
      point(from + along * (length - 2 * margin), side * (wall + across * depth));
    if (i < replaced) {
      // The wall is open at the door to the corridor.
      const outline = [at(0.36, 0), at(0, 0), at(0, 1), at(1, 1), at(1, 0), at(0.64, 0)];
      const colour = i === replaced - 1 ? 'flag' : 'veg';
      return [polygon(outline, colour, 0.3), indexLine(outline, colour)];
    }
    const box = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
    return [
      hatch(box, 'contour', 6),
      hairline(closed(box), 'ink-2'),
      hairline([at(0, 0.4), at(1, 0.4)], 'ink-2'),
      hairline([at(0.5, 0.4), at(0.5, 1)], 'ink-2'),
    ];
  });
}

/** A wing of the key, at this height. */
function square(y: number, colour: 'flag' | 'veg'): Drawn {
  const box = rectangle([150, y], [164, y + 12]);
  return [polygon(box, colour, 0.3), hairline(closed(box), colour)];
}

/** The line of people who pass through every plan. */
const people = ({ point }: Layout, from: number, to: number, places: readonly number[]) => [
  indexLine([point(from, 0), point(to, 0)], 'water'),
  places.map((along) => dot(point(along, 0), { colour: 'water', radius: 5 })),
];

const wide: Layout = {
  point: (along, across) => [along, 200 + across],
  start: -2,
  distance: 167,
  wing: [68, 92],
  wall: 18,
  margin: 4,
};
const narrow: Layout = {
  point: (along, across) => [62 + across, along],
  start: 38,
  distance: 65,
  wing: [28, 46],
  wall: 14,
  margin: 3,
};

/**
 * One floor plan five times: wing by wing the old building is replaced, with the flag on the newest wing, while the
 * line of people goes through all the plans.
 */
export const plate: Plate = {
  wide: [
    stages.map((replaced) => plan(wide, replaced)),
    hairline(upright(151, 50, 200), 'water'),
    people(
      wide,
      0,
      800,
      [
        22, 58, 84, 120, 151, 196, 214, 262, 290, 334, 372, 392, 446, 480, 524, 540, 596, 628, 676,
        702, 748, 778,
      ],
    ),
    datum([734, 84]),
    bracket([169, 326], [798, 326], -10, 'flag'),
    label('customers', [0, 40], { side: 'above', width: 480, strong: 'water' }),
    label('old', [2, 340], { side: 'below', width: 140, strong: 'ink' }),
    label('newest', [169, 82], { side: 'above', width: 155, strong: 'flag-text' }),
    label('used', [336, 82], { side: 'above', width: 155, strong: 'veg' }),
    label('done', [718, 82], { side: 'above', align: 'end', width: 130 }),
    label('stages', [483, 340], {
      side: 'below',
      align: 'middle',
      width: 480,
      strong: 'flag-text',
    }),
  ],
  narrow: [
    stages.map((replaced) => plan(narrow, replaced)),
    people(narrow, 38, 360, [52, 74, 96, 114, 148, 168, 190, 220, 240, 262, 296, 316, 342]),
    bracket([138, 106], [138, 351], -8, 'flag'),
    label('customers', [0, 31], { side: 'above', width: 280, strong: 'water' }),
    label('old', [150, 66], { width: 130, strong: 'ink' }),
    label('stages', [150, 200], { width: 130, strong: 'flag-text' }),
    [square(294, 'flag'), label('newest', [176, 300], { width: 104 })],
    [square(328, 'veg'), label('used', [176, 334], { width: 104 })],
  ],
};
