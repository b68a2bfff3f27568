import { closed, hairline, indexLine, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { dot, hatch, label, note, polygon } from '#plugins/plates/signs.ts';

/** The building after each stage: how many of its four parts are new. */
const stages = [0, 1, 2, 3, 4];

/** The parts in the order of their replacement: two on each side of the corridor, in parts from its middle. */
const parts = [1, 0, -1, -2];

/** Where a composition has its plans, along the way of the people and across it. */
interface Layout {
  readonly point: (along: number, across: number) => Point;
  /** Along: from one plan to the next, and the length of a plan. */
  readonly distance: number;
  readonly length: number;
  readonly depth: number;
  /** Between two parts, and from the middle of the corridor to its walls. */
  readonly gap: number;
  readonly wall: number;
}

/** A plan. Old parts are hatched; the newest one has the flag. */
function plan({ point, distance, length, depth, gap, wall }: Layout, replaced: number): Drawn {
  const start = replaced * distance;
  return parts.map((part, i) => {
    const near = part < 0 ? part * (depth + gap) + gap - wall : part * (depth + gap) + wall;
    const box = [
      point(start, near),
      point(start + length, near),
      point(start + length, near + depth),
      point(start, near + depth),
    ];
    if (i >= replaced) return [hatch(box, 'contour', 7), hairline(closed(box))];
    const isNewest = i === replaced - 1;
    return polygon(box, isNewest ? 'flag' : 'veg', isNewest ? 1 : 0.75);
  });
}

/** The line of people who pass through every plan. */
const people = ({ point }: Layout, to: number, places: readonly number[]): Drawn => [
  indexLine([point(0, 0), point(to, 0)], 'water'),
  places.map((along) => dot(point(along, 0), { colour: 'water', radius: 7 })),
];

const wide: Layout = {
  point: (along, across) => [along, 188 + across],
  distance: 168,
  length: 128,
  depth: 52,
  gap: 6,
  wall: 20,
};
const narrow: Layout = {
  point: (along, across) => [90 - across, 38 + along],
  distance: 66,
  length: 50,
  depth: 34,
  gap: 5,
  wall: 15,
};

/**
 * One building five times: part by part the old one is replaced, with the flag on the newest part, while the line of
 * people goes through all the plans.
 */
export const plate: Plate = {
  wide: [
    stages.map((replaced) => plan(wide, replaced)),
    note(hairline(upright(148, 44, 188), 'water')),
    people(
      wide,
      800,
      [24, 66, 112, 148, 196, 232, 276, 318, 372, 402, 446, 492, 540, 586, 624, 668, 716, 772],
    ),
    label('customers', [0, 36], { side: 'above', width: 480, strong: 'water' }),
    label('old', [0, 332], { side: 'below', width: 160, strong: 'ink' }),
    label('stages', [168, 332], { side: 'below', width: 480, strong: 'flag-text' }),
    label('done', [800, 332], { side: 'below', align: 'end', width: 140, strong: 'veg' }),
  ],
  narrow: [
    stages.map((replaced) => plan(narrow, replaced)),
    people(narrow, 314, [18, 38, 62, 88, 110, 140, 164, 186, 214, 238, 268, 296]),
    label('customers', [0, 28], { side: 'above', width: 280, strong: 'water' }),
    label('old', [186, 63], { width: 94, strong: 'ink' }),
    label('stages', [186, 195], { width: 94, strong: 'flag-text' }),
    label('done', [186, 327], { width: 94, strong: 'veg' }),
  ],
};
