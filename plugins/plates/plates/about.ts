import { curve, dashedLine, hairline, indexLine, level } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { band, datum, dot, label, note, ring } from '#plugins/plates/signs.ts';

/** Two checks and the result: heights of a line, each measured from the same level. */
function heights(line: readonly Point[], ground: number): Drawn {
  const places = [9, 15, 24].flatMap((place) => line.slice(place, place + 1));
  const last = places.length - 1;
  return places.map((place, i) => [
    note(hairline([[place[0], ground], place], 'ink-2')),
    i === last ? ring(place, { colour: 'flag', radius: 10 }) : [],
    dot(place, { colour: i === last ? 'flag' : 'water' }),
  ]);
}

const wide = curve(
  [
    [150, 320],
    [420, 320],
    [480, 80],
    [700, 80],
  ],
  24,
);
const narrow = curve(
  [
    [56, 286],
    [150, 286],
    [160, 58],
    [236, 58],
  ],
  24,
);

/** The datum is the figure at the start. The work raises it to the target, and each height is measured from the datum. */
export const plate: Plate = {
  wide: [
    indexLine(level(320, 0, 800)),
    dashedLine(level(116, 0, 800)),
    label('target', [0, 104], { side: 'above', width: 330 }),
    band(wide, level(320, 150, 700), 'water', 0.16),
    indexLine(wide, 'water'),
    heights(wide, 320),
    datum([120, 320]),
    label('datum', [109, 340], { side: 'below', width: 300, strong: 'ink' }),
    label('measured', [700, 340], { side: 'below', align: 'end', width: 340 }),
    label('result', [700, 56], {
      side: 'above',
      align: 'middle',
      width: 200,
      strong: 'flag-text',
    }),
  ],
  narrow: [
    indexLine(level(286, 0, 280)),
    dashedLine(level(90, 0, 280)),
    label('target', [0, 80], { side: 'above', width: 150 }),
    band(narrow, level(286, 56, 236), 'water', 0.16),
    indexLine(narrow, 'water'),
    heights(narrow, 286),
    datum([36, 286]),
    label('datum', [25, 304], { side: 'below', width: 130, strong: 'ink' }),
    label('measured', [280, 304], { side: 'below', align: 'end', width: 130 }),
    label('result', [280, 36], { side: 'above', align: 'end', width: 180, strong: 'flag-text' }),
  ],
};
