import { indexLine, rectangle } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { dot, label, polygon } from '#plugins/plates/signs.ts';

/** The building after each stage: how many of its four parts are new. */
const stages = [0, 1, 2, 3, 4];

/** The parts in the order of their replacement: two on each side of the corridor, in parts from its middle. */
const parts = [1, 0, -1, -2];

/** Where people are on their way through a plan, as shares of it: the first and the last are outside. */
const people = [-0.09, 0.18, 0.44, 0.76, 1.09];

/** Where a composition has its plans, along the way of the people and across it. */
interface Layout {
  readonly point: (along: number, across: number) => Point;
  /** Along: from one plan to the next, and the length of a plan. */
  readonly distance: number;
  readonly length: number;
  readonly depth: number;
  /** Around a part, and from the middle of the corridor to its walls. */
  readonly gap: number;
  readonly wall: number;
  readonly radius: number;
}

/** A plan: walls with a door at each end, parts, and the people who pass. The newest part has the flag. */
function plan(layout: Layout, replaced: number): Drawn {
  const { point, distance, length, depth, gap, wall, radius } = layout;
  const start = replaced * distance;
  const along = (share: number) => point(start + share * length, 0);
  const box = (margin: number, near: number, far: number) =>
    rectangle(point(start + margin, near), point(start + length - margin, far));
  return [
    [-1, 1].map((side) =>
      indexLine(
        [start, start, start + length, start + length].map((end, i) =>
          point(end, side * (i % 3 === 0 ? wall - gap : wall + 2 * (depth + gap))),
        ),
        'ink',
        3,
      ),
    ),
    parts.map((part, i) => {
      const near = part * (depth + gap) + (part < 0 ? gap - wall : wall);
      const colour = i >= replaced ? 'ink' : i === replaced - 1 ? 'flag' : 'veg';
      return polygon(box(gap, near, near + depth), colour, i >= replaced ? 0.22 : 1);
    }),
    indexLine([along(-0.09), along(1.09)], 'water', 4),
    people.map((share) => dot(along(share), { colour: 'water', radius })),
  ];
}

const wide: Layout = {
  point: (along, across) => [17 + along, 148 + across],
  distance: 165,
  length: 106,
  depth: 42,
  gap: 6,
  wall: 22,
  radius: 7,
};
const narrow: Layout = {
  point: (along, across) => [91 - across, 48 + along],
  distance: 64,
  length: 44,
  depth: 31,
  gap: 4,
  wall: 15,
  radius: 4,
};

/**
 * One building five times: part by part the old one is replaced, with the flag on the newest part, and at every stage
 * people go through it.
 */
export const plate: Plate = {
  wide: [
    stages.map((replaced) => plan(wide, replaced)),
    label('customers', [17, 20], { side: 'above', width: 680, strong: 'water' }),
    label('old', [17, 282], { side: 'below', width: 150, strong: 'ink' }),
    label('stages', [182, 282], { side: 'below', width: 460, strong: 'flag-text' }),
    label('done', [783, 282], { side: 'below', align: 'end', width: 140, strong: 'veg' }),
  ],
  narrow: [
    stages.map((replaced) => plan(narrow, replaced)),
    label('customers', [0, 30], { side: 'above', width: 280, strong: 'water' }),
    label('old', [188, 70], { width: 92, strong: 'ink' }),
    label('stages', [188, 200], { width: 92, strong: 'flag-text' }),
    label('done', [188, 330], { width: 92, strong: 'veg' }),
  ],
};
