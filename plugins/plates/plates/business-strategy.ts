import { hairline, indexLine, level, rectangle, upright } from '#plugins/plates/lines.ts';
import type { Colour, Drawn, Plate } from '#plugins/plates/plate.ts';
import { bracket, datum, label, note, polygon } from '#plugins/plates/signs.ts';

/** An option's place, cost and return, in px. */
interface Option {
  readonly left: number;
  readonly cost: number;
  readonly income: number;
  readonly colour: Colour;
}

/** From one bar of an option to the other, in px. */
const GAP = 4;

/** Cost and return as bars on one baseline. What the return has above the cost is the gain, in the option's colour. */
function option(base: number, bar: number, { left, cost, income, colour }: Option): Drawn {
  const [second, spent, top] = [left + bar + GAP, base - cost, base - income];
  const end = second + bar;
  return [
    polygon(rectangle([left, spent], [left + bar, base]), 'ink-2'),
    polygon(rectangle([second, spent], [end, base]), colour, 0.35),
    polygon(rectangle([second, top], [end, spent - 2]), colour),
    bracket([end + GAP + 5, top], [end + GAP + 5, spent - 2], -6),
    label('cost', [left + bar / 2, base + 10], { side: 'below', align: 'middle', width: bar + 8 }),
    label('return', [second + bar / 2, base + 10], {
      side: 'below',
      align: 'middle',
      width: bar + 12,
    }),
  ];
}

/**
 * Two options, each with its cost and its return; doing nothing is the zero of both. The chosen option, with the flag, returns
 * less than the other, and gains more.
 */
export const plate: Plate = {
  wide: [
    option(258, 90, { left: 186, cost: 56, income: 196, colour: 'flag' }),
    option(258, 90, { left: 502, cost: 176, income: 244, colour: 'water' }),
    indexLine(level(258, 0, 800), 'ink', 3),
    datum([12, 256]),
    label('nothing', [0, 268], { side: 'below', width: 160, colour: 'ink' }),
    label('gain', [394, 131], { width: 100, colour: 'ink' }),
    label('gain', [710, 47], { width: 90, colour: 'ink' }),
    label('chosen', [186, 298], { side: 'below', width: 300, strong: 'flag-text' }),
    label('larger', [502, 298], { side: 'below', width: 298, strong: 'water' }),
  ],
  narrow: [
    option(280, 50, { left: 26, cost: 50, income: 188, colour: 'flag' }),
    option(280, 50, { left: 162, cost: 172, income: 240, colour: 'water' }),
    indexLine(level(280, 0, 280), 'ink', 3),
    datum([11, 278]),
    note(hairline(upright(11, 214, 258), 'ink-2')),
    label('nothing', [0, 208], { side: 'above', width: 78, colour: 'ink' }),
    label('gain', [105, 84], { side: 'above', align: 'middle', width: 96, colour: 'ink' }),
    label('gain', [241, 32], { side: 'above', align: 'middle', width: 78, colour: 'ink' }),
    label('chosen', [26, 330], { side: 'below', width: 126, strong: 'flag-text' }),
    label('larger', [162, 330], { side: 'below', width: 118, strong: 'water' }),
  ],
};
