import { indexLine, rectangle, upright } from '#plugins/plates/lines.ts';
import type { Colour, Drawn, Plate } from '#plugins/plates/plate.ts';
import { label, polygon } from '#plugins/plates/signs.ts';

/** What one account took with the old system, in minutes, and takes now, as the page's figure says, and an old form. */
const BEFORE = 45;
const AFTER = 12;
const FORM = BEFORE / 11;

/** Stage by stage: how long the new form takes, in minutes, and how many old forms are left. */
const stages = [
  [0, 11],
  [6, 5],
  [AFTER, 0],
] as const;

/** The sizes of a composition, in px: also the room under a label, between forms, and beside a text in a bar. */
type Layout = Readonly<Record<'width' | 'bar' | 'pitch' | 'room' | 'seam' | 'inset', number>>;

/**
 * Opening one account: eleven old forms make up its minutes. A new form takes their place, until it is the only one
 * and the row is short. The flag is where it ends.
 */
function drawn({ width, bar, pitch, room, seam, inset }: Layout): Drawn[] {
  const at = (minutes: number) => (minutes / BEFORE) * (width + seam);
  const rows = stages.map(([minutes, old], row): Drawn => {
    const y = row * pitch;
    const part = (from: number, to: number, colour: Colour, opacity = 1) =>
      polygon(rectangle([at(from), y], [at(to) - seam, y + bar]), colour, opacity);
    return [
      part(0, BEFORE, 'veg', 0.18),
      minutes > 0 ? part(0, minutes, 'veg') : [],
      Array.from({ length: old }, (_, i) =>
        part(minutes + i * FORM, minutes + (i + 1) * FORM, 'ink-2'),
      ),
    ];
  });
  const [last, end] = [2 * pitch, at(AFTER)];
  const above = { side: 'above', width: width * 0.6 } as const;
  const inside = { width: width * 0.3 };
  return [
    rows,
    indexLine(upright(end, last - room / 2, last + bar + room / 2), 'flag', seam * 2.5),
    label('old', [0, -room], { ...above, strong: 'ink' }),
    label('before', [width, -room], { ...above, align: 'end', strong: 'ink' }),
    label('stages', [0, pitch - room], { ...above, width }),
    label('new', [0, last - room], { ...above, strong: 'veg' }),
    label('after', [end + inset, last + bar / 2], { ...inside, strong: 'ink' }),
    label('saved', [width - inset, last + bar / 2], { ...inside, align: 'end', colour: 'ink' }),
  ];
}

export const plate: Plate = {
  wide: drawn({ width: 800, bar: 62, pitch: 113, room: 9, seam: 4, inset: 16 }),
  narrow: drawn({ width: 280, bar: 39, pitch: 66, room: 6, seam: 2.5, inset: 11 }),
};
