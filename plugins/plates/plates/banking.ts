import { indexLine, level, rectangle, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { label, polygon } from '#plugins/plates/signs.ts';

const nights = ['first', 'second', 'third'];

/** The place of a part of the debits (0) or credits (1) of a night: shares of all entries. */
type Place = (night: number, side: number, from: number, to: number) => Point[];

/** The debits and credits of each night: one more third of both is on the new core. */
const ledger = (place: Place): Drawn =>
  nights.map((_, night) =>
    [0, 1].map((side) => {
      const moved = (night + 1) / nights.length;
      return [
        polygon(place(night, side, moved, 1), 'contour', 0.3),
        polygon(place(night, side, 0, moved), 'water'),
      ];
    }),
  );

const wide: Place = (night, side, from, to) => {
  const left = night * 275 + side * 127;
  return rectangle([left, 264 - to * 222], [left + 123, 264 - from * 222]);
};
/** On phones the nights go down, so that there is room for words in the bars. */
const narrow: Place = (night, side, from, to) => {
  const top = 22 + night * 106 + side * 35;
  return rectangle([from * 272, top], [to * 272, top + 32]);
};

/** Three nights: debits and credits always end at one line, while more and more of them is on the new core. */
export const plate: Plate = {
  wide: [
    ledger(wide),
    indexLine(level(37, 0, 800), 'flag', 10),
    label('balance', [0, 24], { side: 'above', width: 420, strong: 'flag-text' }),
    label('old', [61.5, 116], { align: 'middle', width: 115, strong: 'ink' }),
    label('new', [61.5, 227], { align: 'middle', width: 115, strong: 'paper' }),
    nights.map((night, i) => [
      ['debits', 'credits'].map((side, j) =>
        label(side, [i * 275 + j * 127 + 61.5, 274], {
          align: 'middle',
          side: 'below',
          width: 123,
        }),
      ),
      label(night, [i * 275 + 125, 302], {
        align: 'middle',
        side: 'below',
        width: 190,
        strong: 'ink',
      }),
    ]),
  ],
  narrow: [
    ledger(narrow),
    indexLine(upright(276, 18, 328), 'flag', 8),
    label('new', [0, 14], { side: 'above', width: 130, strong: 'water' }),
    label('old', [270, 14], { align: 'end', side: 'above', width: 140, strong: 'ink' }),
    nights.map((night, i) => [
      ['debits', 'credits'].map((side, j) =>
        label(side, [8, 38 + i * 106 + j * 35], { width: 82, colour: 'paper' }),
      ),
      label(night, [0, 96 + i * 106], { side: 'below', width: 200, strong: 'ink' }),
    ]),
    label('balance', [280, 336], { align: 'end', side: 'below', width: 280, strong: 'flag-text' }),
  ],
};
