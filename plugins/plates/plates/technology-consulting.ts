import { closed, indexLine, rectangle, upright } from '#plugins/plates/lines.ts';
import type { Colour, Drawn, Plate } from '#plugins/plates/plate.ts';
import { datum, label, polygon } from '#plugins/plates/signs.ts';

/** What is left of the quote, as the page's figure says, and the part of that which buys the alternative; the rest moves to it. */
const LEFT = 1 - 0.27;
const BOUGHT = 0.56;

/** Where a composition has its bars, how thick they are, and how long the quote is. */
interface Layout {
  readonly tops: readonly [quote: number, alternative: number, signed: number];
  readonly thick: number;
  readonly quote: number;
}

/** The quote, the alternative in its two parts, and what is signed, against the line where the alternative ends. */
function prices({ tops: [quoted, alternative, signed], thick, quote }: Layout): Drawn {
  const bar = (top: number, from: number, to: number, colour: Colour): Drawn =>
    polygon(rectangle([from * quote, top], [to * quote, top + thick]), colour);
  const saved = closed(rectangle([LEFT * quote, signed + 2], [quote - 2, signed + thick - 2]));
  return [
    indexLine(saved, 'flag', 4),
    bar(quoted, 0, 1, 'ink'),
    bar(alternative, 0, BOUGHT, 'water'),
    bar(alternative, BOUGHT + 0.01, LEFT, 'water'),
    bar(signed, 0, LEFT, 'veg'),
    indexLine(upright(LEFT * quote, quoted - 6, signed + thick), 'flag', 4),
    datum([LEFT * quote, quoted - 4]),
  ];
}

/** The quote for a renewal comes down to the price of an alternative: the part beyond the line is what the client saves. */
export const plate: Plate = {
  wide: [
    prices({ tops: [40, 150, 260], thick: 62, quote: 800 }),
    label('quote', [0, 30], { side: 'above', width: 520, strong: 'ink' }),
    label('alternative', [0, 140], { side: 'above', width: 400, strong: 'water' }),
    label('move', [572, 140], { side: 'above', align: 'end', width: 162, colour: 'water' }),
    label('signed', [0, 250], { side: 'above', width: 570, strong: 'veg' }),
    label('saved', [604, 291], { width: 190, strong: 'flag-text' }),
  ],
  narrow: [
    prices({ tops: [20, 86, 152], thick: 40, quote: 280 }),
    label('quote', [0, 13], { side: 'above', width: 192, strong: 'ink' }),
    label('alternative', [0, 79], { side: 'above', width: 198, strong: 'water' }),
    label('move', [214, 106], { width: 66, colour: 'water' }),
    label('signed', [0, 145], { side: 'above', width: 200, strong: 'veg' }),
    label('saved', [214, 171], { width: 64, strong: 'flag-text' }),
  ],
};
