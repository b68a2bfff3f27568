import { closed, hairline, indexLine, level, rectangle, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { datum, dot, label, polygon } from '#plugins/plates/signs.ts';

/** A chart of return against cost: the place where both are zero, its size, and how far the break-even line rises. */
interface Chart {
  readonly origin: Point;
  readonly width: number;
  readonly height: number;
  readonly rise: number;
}

/** An option: its cost as a share of the chart's width, its gain in px, and how far off both may be, in px. */
interface Option {
  readonly cost: number;
  readonly gain: number;
  readonly doubt: readonly [cost: number, gain: number];
}

const place = ({ origin: [x, y], width, rise }: Chart, cost: number, gain: number): Point => [
  x + cost * width,
  y - cost * rise - gain,
];

/** The axes and the break-even line, with the loss below it. Both measurements start where the axes do. */
const ground = ({ origin: [x, y], width, height, rise }: Chart): Drawn => {
  const even: Point[] = [
    [x, y],
    [x + width, y - rise],
  ];
  return [
    polygon([...even, [x + width, y]], 'contour', 0.28),
    hairline(upright(x, y - height, y)),
    hairline(level(y, x, x + width)),
    indexLine(even),
    datum([x, y]),
  ];
};

/** An option: its doubt as a box, and its gain as a bar from the break-even line. */
function option(chart: Chart, { cost, gain, doubt }: Option, colour: 'flag' | 'water'): Drawn {
  const point = place(chart, cost, gain);
  const [x, y] = point;
  const [across, up] = doubt;
  const box = rectangle([x - across, y - up], [x + across, y + up]);
  return [
    polygon(box, colour, 0.3),
    hairline(closed(box), colour, ' stroke-width="1.5"'),
    indexLine([place(chart, cost, 0), point], colour, 10),
    dot(point, { colour, radius: 11 }),
  ];
}

const wide: Chart = { origin: [12, 340], width: 788, height: 308, rise: 184 };
const narrow: Chart = { origin: [11, 322], width: 269, height: 288, rise: 168 };

/**
 * Three options on a chart of return against cost. Doing nothing is where both axes start. The length from the break-even
 * line is the gain: it is the largest for the chosen option, which has the flag.
 */
export const plate: Plate = {
  wide: [
    ground(wide),
    option(wide, { cost: 0.8, gain: 76, doubt: [92, 46] }, 'water'),
    option(wide, { cost: 0.31, gain: 146, doubt: [50, 30] }, 'flag'),
    label('return', [0, 22], { side: 'above', width: 120 }),
    label('cost', [800, 350], { side: 'below', align: 'end', width: 120 }),
    label('nothing', [0, 350], { side: 'below', width: 200, colour: 'ink' }),
    label('loss', [530, 264], { side: 'below', width: 262, colour: 'ink' }),
    label('chosen', [256, 94], { side: 'above', align: 'middle', width: 250, strong: 'flag-text' }),
    label('larger', [642, 58], { side: 'above', align: 'middle', width: 310, strong: 'water' }),
    label('doubt', [320, 137], { width: 180 }),
  ],
  narrow: [
    ground(narrow),
    option(narrow, { cost: 0.79, gain: 60, doubt: [54, 32] }, 'water'),
    option(narrow, { cost: 0.31, gain: 106, doubt: [32, 22] }, 'flag'),
    label('return', [0, 20], { side: 'above', width: 100 }),
    label('cost', [280, 332], { side: 'below', align: 'end', width: 100 }),
    label('nothing', [0, 332], { side: 'below', width: 150, colour: 'ink' }),
    label('loss', [272, 262], { side: 'below', align: 'end', width: 112, colour: 'ink' }),
    label('chosen', [24, 128], { side: 'above', width: 120, strong: 'flag-text' }),
    label('larger', [280, 86], { side: 'above', align: 'end', width: 150, strong: 'water' }),
  ],
};
