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

/** The axes and the break-even line. */
const ground = ({ origin: [x, y], width, height, rise }: Chart): Drawn => [
  hairline(upright(x, y - height, y)),
  hairline(level(y, 0, x + width)),
  indexLine([
    [x, y],
    [x + width, y - rise],
  ]),
];

/** An option: its doubt as a box, and its gain from the break-even line. */
function option(chart: Chart, { cost, gain, doubt }: Option, isChosen: boolean): Drawn {
  const point = place(chart, cost, gain);
  const [x, y] = point;
  const [across, up] = doubt;
  const box = rectangle([x - across, y - up], [x + across, y + up]);
  const colour = isChosen ? 'flag' : 'water';
  return [
    polygon(box, colour, 0.3),
    hairline(closed(box), colour),
    indexLine([place(chart, cost, 0), point], colour),
    isChosen ? datum(point) : dot(point, { colour }),
  ];
}

const wide: Chart = { origin: [16, 346], width: 784, height: 300, rise: 190 };
const narrow: Chart = { origin: [12, 320], width: 268, height: 286, rise: 176 };

/**
 * Three options on a chart of return against cost. Doing nothing is where both axes start. The length from the break-even
 * line is the gain: it is the largest for the chosen option, which has the flag and the mark.
 */
export const plate: Plate = {
  wide: [
    ground(wide),
    option(wide, { cost: 0.8, gain: 66, doubt: [60, 34] }, false),
    option(wide, { cost: 0.34, gain: 124, doubt: [34, 24] }, true),
    dot(wide.origin, { colour: 'ink' }),
    label('return', [0, 36], { side: 'above', width: 120 }),
    label('cost', [800, 358], { side: 'below', align: 'end', width: 120 }),
    label('nothing', [16, 358], { side: 'below', width: 200, strong: 'ink' }),
    label('even', [440, 262], { side: 'below', width: 130, strong: 'ink' }),
    label('chosen', [282, 118], {
      side: 'above',
      align: 'middle',
      width: 180,
      strong: 'flag-text',
    }),
    label('gain', [294, 218], { width: 90 }),
    label('larger', [656, 232], { width: 144, strong: 'water' }),
    label('doubt', [643, 82], { side: 'above', align: 'middle', width: 280 }),
  ],
  narrow: [
    ground(narrow),
    option(narrow, { cost: 0.82, gain: 56, doubt: [30, 20] }, false),
    option(narrow, { cost: 0.36, gain: 98, doubt: [22, 18] }, true),
    dot(narrow.origin, { colour: 'ink' }),
    label('return', [0, 22], { side: 'above', width: 120 }),
    label('cost', [280, 330], { side: 'below', align: 'end', width: 100 }),
    label('nothing', [0, 330], { side: 'below', width: 150, strong: 'ink' }),
    label('even', [280, 218], { side: 'below', align: 'end', width: 110, strong: 'ink' }),
    label('doubt', [280, 92], { side: 'above', align: 'end', width: 150 }),
    label('larger', [232, 306], { side: 'above', align: 'middle', width: 96, strong: 'water' }),
    label('gain', [116, 197], { width: 70 }),
    label('chosen', [24, 130], { side: 'above', width: 110, strong: 'flag-text' }),
  ],
};
