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
  /** The lengths of its lines of text, as shares of its width. */
  readonly lines: readonly number[];
  /** Whether places without a note are shown, too. */
  readonly hasPlaces: boolean;
  /** Where the shift ends, and where both shifts begin. */
  readonly end: number;
  readonly before: number;
  readonly now: number;
}

/** A shift: each note is at the bedside, or waits after hours at the mirrored place. */
function shift(layout: Layout, top: number, isAtBedside: boolean): Drawn {
  const { columns, width, height, gap, end, lines } = layout;
  return Array.from({ length: NOTES }, (_, i) => {
    const x = (i % columns) * (width + gap);
    const y = top + Math.floor(i / columns) * (height + gap);
    const place = (left: number) => rectangle([left, y], [left + width, y + height]);
    const after = 2 * end - x - width;
    const isWritten = isAtBedside && i < NOTES - 1;
    const [left, empty] = isWritten ? [x, after] : [after, x];
    return [
      layout.hasPlaces ? hairline(closed(place(empty)), 'contour', ' stroke-width="1.5"') : [],
      polygon(place(left), isWritten ? 'veg' : 'flag'),
      lines.map((share, line) => {
        const at = y + (height * (line + 1)) / (lines.length + 1);
        const ends = level(at, left + width * 0.2, left + width * share);
        return indexLine(ends, 'paper', Math.min(5, height / 4.8));
      }),
    ];
  });
}

const drawn = (layout: Layout): Drawn => [
  shift(layout, layout.before, false),
  shift(layout, layout.now, true),
];

const wide: Layout = {
  columns: 8,
  width: 40,
  height: 54,
  gap: 7.5,
  lines: [0.8, 0.8, 0.5],
  hasPlaces: true,
  end: 400,
  before: 38,
  now: 214,
};
const narrow: Layout = {
  columns: 4,
  width: 30,
  height: 14,
  gap: 3,
  lines: [0.8, 0.5],
  hasPlaces: false,
  end: 140,
  before: 18,
  now: 109,
};

/** An empty half of a shift on phones, where places are too small to be seen. */
const frame = (left: number, top: number) =>
  hairline(closed(rectangle([left, top], [left + 126, top + 62])), 'contour', ' stroke-width="3"');

/** One shift before and now: notes that had waited for its end are written at the bedside, which gives the time back. */
export const plate: Plate = {
  wide: [
    drawn(wide),
    indexLine(upright(400, 38, 329.5), 'ink', 8),
    label('before', [800, 26], { align: 'end', side: 'above', width: 340, strong: 'flag-text' }),
    label('end', [400, 26], { align: 'middle', side: 'above', width: 200 }),
    label('now', [0, 202], { side: 'above', width: 380, strong: 'veg' }),
    label('back', [800, 202], { align: 'end', side: 'above', width: 290, strong: 'veg' }),
  ],
  narrow: [
    frame(1.5, 19.5),
    frame(152.5, 110.5),
    drawn(narrow),
    [18, 109].map((top) => indexLine(upright(140, top, top + 65), 'ink', 8)),
    label('before', [280, 13], { align: 'end', side: 'above', width: 280, strong: 'flag-text' }),
    label('now', [0, 104], { side: 'above', width: 280, strong: 'veg' }),
    label('back', [215, 133], { align: 'middle', width: 110, strong: 'veg' }),
    label('end', [140, 180], { align: 'middle', side: 'below', width: 200 }),
  ],
};
