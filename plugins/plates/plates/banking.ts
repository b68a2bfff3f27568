import { hairline, indexLine, level, upright } from '#plugins/plates/lines.ts';
import type { Colour, Drawn, Plate } from '#plugins/plates/plate.ts';
import { dot, label, polygon } from '#plugins/plates/signs.ts';

const nights = ['first', 'second', 'third'];

/** What the scales of a composition measure, in px. */
interface Scales {
  /** Of one pair of scales and of its pans, and between two pairs. */
  readonly width: number;
  readonly pan: number;
  readonly gap: number;
  /** The heights of the beams, the pans and the feet. */
  readonly beam: number;
  readonly floor: number;
  readonly foot: number;
  /** How thick a coin is, with the seam above it, and a line. */
  readonly coin: number;
  readonly thick: number;
}

/** A coin from the side, around its middle. */
function drawCoin(x: number, y: number, { pan, coin }: Scales, colour: Colour): Drawn {
  const [thick, half] = [coin * 0.82, pan * 0.39 - coin / 2];
  const look = ` stroke-width="${thick}" stroke-linecap="round"`;
  return hairline(level(y, x - half, x + half), colour, look);
}

/** A pair of scales for each night. One more product line is in both pans, as two coins, and the beam is level. */
function drawNights(scales: Scales): Drawn {
  const { width, pan, gap, beam, floor, foot, coin, thick } = scales;
  const half = pan / 2;
  /** A pan on its two strings, with the coins of some product lines. */
  const loaded = (x: number, lines: number, colour: Colour): Drawn => {
    const [start, end] = [x - half + thick / 2, x + half - thick / 2];
    const bowl = [
      ...level(floor, x - half, x + half),
      ...level(floor + coin, x + pan / 4, x - pan / 4),
    ];
    return [
      indexLine(
        [
          [start, floor],
          [x, beam],
          [end, floor],
        ],
        'contour',
        thick,
      ),
      polygon(bowl, 'contour'),
      Array.from({ length: 2 * lines }, (_, i) =>
        drawCoin(x, floor - (i + 0.56) * coin, scales, colour),
      ),
    ];
  };
  return nights.map((night, i) => {
    const middle = i * (width + gap) + width / 2;
    const [left, right] = [middle - width / 2 + half, middle + width / 2 - half];
    return [
      indexLine(upright(middle, beam, foot - thick), 'contour', 2 * thick),
      indexLine(level(foot - thick, middle - pan / 3, middle + pan / 3), 'contour', 2 * thick),
      loaded(left, i + 1, 'ink'),
      loaded(right, i + 1, 'water'),
      indexLine(level(beam, left - thick, right + thick), 'flag', 2.5 * thick),
      dot([middle, beam], { colour: 'flag', radius: 2.5 * thick }),
      label(night, [middle, foot + thick + 4], {
        align: 'middle',
        side: 'below',
        width,
        strong: 'ink',
      }),
    ];
  });
}

const wide: Scales = {
  width: 252,
  pan: 112,
  gap: 22,
  beam: 44,
  floor: 212,
  foot: 306,
  coin: 21,
  thick: 5,
};

const narrow: Scales = {
  width: 86,
  pan: 38,
  gap: 11,
  beam: 30,
  floor: 120,
  foot: 150,
  coin: 10,
  thick: 3.2,
};

/** Night by night more product lines are on both cores, and the cores balance. */
export const plate: Plate = {
  wide: [
    drawNights(wide),
    label('balance', [0, 18], { side: 'above', width: 800, strong: 'flag-text' }),
    label('old', [56, 242], { align: 'middle', side: 'below', width: 112, strong: 'ink' }),
    label('new', [196, 242], { align: 'middle', side: 'below', width: 112, strong: 'water' }),
  ],
  narrow: [
    drawNights(narrow),
    label('balance', [0, 13], { side: 'above', width: 280, strong: 'flag-text' }),
    drawCoin(15, 191, narrow, 'ink'),
    label('old', [34, 191], { width: 116, strong: 'ink' }),
    drawCoin(157, 191, narrow, 'water'),
    label('new', [177, 191], { width: 103, strong: 'water' }),
  ],
};
