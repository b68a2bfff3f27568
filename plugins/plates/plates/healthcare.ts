import { closed, hairline, indexLine, level, rectangle, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { dot, label, polygon } from '#plugins/plates/signs.ts';

/** In a shift. Only the last one's note still waits for its end: as the page's figure says, 94% do not. */
const PATIENTS = 16;

interface Layout {
  /** From one patient, or note, to the next. */
  readonly pitch: number;
  readonly gap: number;
  /** The height of a note. */
  readonly note: number;
  /** How far down a note its lines of text are, where it is wide enough for them. */
  readonly text: readonly number[];
  /** Where both shifts begin. */
  readonly before: number;
  readonly now: number;
}

/** Where the shift ends. */
const endOf = ({ pitch, gap }: Layout) => PATIENTS * pitch + gap;

/** A shift: each patient's note is beside the patient, or waits in two rows after hours. The other place is empty. */
function shift(layout: Layout, top: number, isAtBedside: boolean): Drawn {
  const { pitch, gap, note, text } = layout;
  const size = pitch - gap;
  const place = ([x, y]: Point) => rectangle([x, y], [x + size, y + note]);
  return Array.from({ length: PATIENTS }, (_, i) => {
    // The last patient's note is the first one after hours.
    const later = PATIENTS - 1 - i;
    const column = endOf(layout) + 2 * gap + Math.floor(later / 2) * pitch;
    const beside: Point = [i * pitch, top];
    const after: Point = [column, top + ((later + 1) % 2) * (note + gap)];
    const isWritten = isAtBedside && later > 0;
    const [[x, y], empty] = isWritten ? [beside, after] : [after, beside];
    return [
      dot([beside[0] + size / 2, top + gap + 1.5 * note], { radius: size / 2 }),
      hairline(closed(place(empty)), 'contour', ' stroke-width="1.5"'),
      polygon(place([x, y]), isWritten ? 'veg' : 'flag'),
      text.map((down) => indexLine(level(y + down, x + 4, x + size - 4), 'paper', 4)),
    ];
  });
}

const drawn = (layout: Layout): Drawn => [
  shift(layout, layout.before, false),
  shift(layout, layout.now, true),
  indexLine(
    upright(endOf(layout), layout.before, layout.now + 2 * layout.note + layout.gap),
    'ink',
    6,
  ),
];

const wide: Layout = {
  pitch: 32.75,
  gap: 7,
  note: 45,
  text: [11.5, 22.5, 33.5],
  before: 38,
  now: 228,
};
const narrow: Layout = { pitch: 11.4, gap: 3, note: 52, text: [], before: 26, now: 166 };

/** One shift before and now: notes that had waited for its end are written beside the patients, which gives the time back. */
export const plate: Plate = {
  wide: [
    drawn(wide),
    label('before', [0, 26], { side: 'above', width: 150, strong: 'ink' }),
    label('end', [endOf(wide) - 12, 26], { align: 'end', side: 'above', width: 240 }),
    label('stack', [545, 26], { side: 'above', width: 255, strong: 'flag-text' }),
    label('patients', [0, 146], { side: 'below', width: 240 }),
    label('now', [0, 216], { side: 'above', width: 100, strong: 'ink' }),
    label('bedside', [104, 216], { side: 'above', width: 400, strong: 'veg' }),
    label('back', [545, 216], { side: 'above', width: 255, strong: 'veg' }),
  ],
  narrow: [
    drawn(narrow),
    label('before', [0, 16], { side: 'above', width: 120, strong: 'ink' }),
    label('stack', [194, 16], { side: 'above', width: 86, strong: 'flag-text' }),
    label('patients', [0, 119], { side: 'below', width: 90 }),
    label('end', [endOf(narrow) - 8, 119], { align: 'end', side: 'below', width: 84 }),
    label('now', [0, 157], { side: 'above', width: 104, strong: 'ink' }),
    label('bedside', [0, 281], { side: 'below', width: 176, strong: 'veg' }),
    label('back', [194, 281], { side: 'below', width: 86, strong: 'veg' }),
  ],
};
