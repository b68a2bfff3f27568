import { closed, hairline, indexLine, level, rectangle, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate } from '#plugins/plates/plate.ts';
import { label, polygon } from '#plugins/plates/signs.ts';

/** In a shift. Only the last one still waits for its end: as the page's figure says, 94% do not. */
const NOTES = 16;

interface Layout {
  /** How many notes are in a row, on each side of the shift's end. */
  readonly columns: number;
  /** The size of a note, and the room between neighbours. */
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  /** Where the shift ends, and where both shifts begin. */
  readonly end: number;
  readonly before: number;
  readonly now: number;
}

/** A shift: each note is at the bedside, or waits after hours at the mirrored place. The other place is empty. */
function shift(layout: Layout, top: number, isAtBedside: boolean): Drawn {
  const { columns, width, height, gap, end } = layout;
  return Array.from({ length: NOTES }, (_, i) => {
    const x = (i % columns) * (width + gap);
    const y = top + Math.floor(i / columns) * (height + gap);
    const place = (left: number) => rectangle([left, y], [left + width, y + height]);
    const after = 2 * end - x - width;
    const isWritten = isAtBedside && i < NOTES - 1;
    const [left, empty] = isWritten ? [x, after] : [after, x];
    return [
      hairline(closed(place(empty)), 'contour', ' stroke-width="1.5"'),
      polygon(place(left), isWritten ? 'veg' : 'flag'),
      // Its text: the last line is a short one.
      [0.8, 0.8, 0.5].map((share, line) =>
        indexLine(
          level(y + (height * (line + 1)) / 4, left + width * 0.2, left + width * share),
          'paper',
          height / 11,
        ),
      ),
    ];
  });
}

const bottom = ({ columns, height, gap, now }: Layout) =>
  now + (NOTES / columns) * (height + gap) - gap;

const drawn = (layout: Layout): Drawn => [
  shift(layout, layout.before, false),
  shift(layout, layout.now, true),
  indexLine(upright(layout.end, layout.before, bottom(layout)), 'ink', 8),
];

const wide: Layout = {
  columns: 8,
  width: 40,
  height: 54,
  gap: 7.5,
  end: 400,
  before: 38,
  now: 214,
};
const narrow: Layout = {
  columns: 4,
  width: 28,
  height: 27,
  gap: 5,
  end: 140,
  before: 24,
  now: 190,
};

/** One shift before and now: notes that had waited for its end are written at the bedside, which gives the time back. */
export const plate: Plate = {
  wide: [
    drawn(wide),
    label('before', [0, 26], { side: 'above', width: 150, strong: 'ink' }),
    label('end', [400, 26], { align: 'middle', side: 'above', width: 200 }),
    label('stack', [800, 26], { align: 'end', side: 'above', width: 290, strong: 'flag-text' }),
    label('now', [0, 202], { side: 'above', width: 100, strong: 'ink' }),
    label('bedside', [372, 202], { align: 'end', side: 'above', width: 280, strong: 'veg' }),
    label('back', [800, 202], { align: 'end', side: 'above', width: 290, strong: 'veg' }),
  ],
  narrow: [
    drawn(narrow),
    label('before', [0, 16], { side: 'above', width: 120, strong: 'ink' }),
    label('stack', [280, 16], { align: 'end', side: 'above', width: 190, strong: 'flag-text' }),
    label('now', [0, 182], { side: 'above', width: 120, strong: 'ink' }),
    label('back', [280, 182], { align: 'end', side: 'above', width: 130, strong: 'veg' }),
    label('bedside', [0, 326], { side: 'below', width: 160, strong: 'veg' }),
    label('end', [280, 326], { align: 'end', side: 'below', width: 100 }),
  ],
};
