import { dashedLine, hairline, indexLine, level } from '#plugins/plates/lines.ts';
import type { Compositions, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { cross, dot, label } from '#plugins/plates/signs.ts';

/** The size of a network of carriers, switches, servers and desks, one below the other, with two of each part. */
interface Network {
  readonly top: number;
  readonly distance: number;
  readonly left: number;
  readonly width: number;
}

/** The levels of a network that have two parts. The desks are below them. */
const levels = [0, 1, 2];

type Side = 0 | 1;
const sides: readonly Side[] = [0, 1];

/** A network at a place. The first part of the level that fails is out of use, and the line passes beside it. */
function network({ left, top, distance, width }: Network, failed?: number): Drawn {
  const part = (n: number, side: Side): Point => [left + side * width, top + n * distance];
  const desks: Point = [left + width / 2, top + levels.length * distance];
  const used = (n: number): Side => (n === failed ? 1 : 0);
  const isLost = (n: number, side: Side) => n === failed && side === 0;
  const links = levels.flatMap((n) =>
    sides.flatMap((side) => {
      const from = part(n, side);
      if (n + 1 === levels.length) return [link(from, desks, isLost(n, side))];
      return sides.map((to) => link(from, part(n + 1, to), isLost(n, side) || isLost(n + 1, to)));
    }),
  );
  return [
    links,
    indexLine([...levels.map((n) => part(n, used(n))), desks], 'veg', 8),
    levels.flatMap((n) =>
      sides.map((side) =>
        side === used(n)
          ? dot(part(n, side), { colour: 'veg', radius: 9 })
          : dot(part(n, side), { colour: 'ink-2', radius: 6 }),
      ),
    ),
    dot(desks, { radius: 12, colour: 'veg' }),
    failed === undefined ? [] : cross(part(failed, 0), 16),
  ];
}

/** A link between two parts; it is lost with either of them. */
const link = (from: Point, to: Point, isLost: boolean): Drawn =>
  isLost ? dashedLine([from, to], 'contour') : hairline([from, to]);

const wide = { top: 72, distance: 82, width: 200 };
const narrow = { top: 82, distance: 84, width: 60 };

/** The levels, which run through all networks of a composition: each has its name above its line. */
const grid = ({ top, distance }: typeof wide, right: number): Drawn =>
  (['carriers', 'switches', 'servers', 'desks'] as const).map((id, n) => {
    const y = top + n * distance;
    return [
      hairline(level(y, 0, right), 'line'),
      label(id, [0, y - 9], { side: 'above', width: 130 }),
    ];
  });

/** One network, in which the first part of a level is switched off and its neighbour takes over. */
function switchedOff(failed: number): Compositions {
  const y = wide.top + failed * wide.distance - 9;
  return {
    wide: [
      grid(wide, 800),
      network({ ...wide, left: 330 }, failed),
      label('off', [300, y], { align: 'end', side: 'above', width: 130, strong: 'flag-text' }),
      label('takes-over', [554, y], { side: 'above', width: 172, strong: 'veg' }),
    ],
    narrow: [
      grid(narrow, 280),
      network({ ...narrow, left: 124, width: 132 }, failed),
      label('off', [0, 24], { width: 130, strong: 'flag-text' }),
      label('takes-over', [280, 24], { align: 'end', width: 130, strong: 'veg' }),
    ],
  };
}

/** What a failure leaves running: a network with all its parts, and beside it the same one without one carrier. */
export const plate: Plate = {
  wide: [
    grid(wide, 800),
    network({ ...wide, left: 160 }),
    network({ ...wide, left: 470 }, 0),
    label('normal', [260, 36], { side: 'above', align: 'middle', width: 260, strong: 'ink' }),
    label('failure', [570, 36], {
      side: 'above',
      align: 'middle',
      width: 280,
      strong: 'flag-text',
    }),
    label('takes-over', [692, wide.top - 9], { side: 'above', width: 108, strong: 'veg' }),
  ],
  narrow: [
    grid(narrow, 280),
    network({ ...narrow, left: 100 }),
    network({ ...narrow, left: 208 }, 0),
    label('normal', [130, 44], { side: 'above', align: 'middle', width: 76, strong: 'ink' }),
    label('failure', [234, 44], { side: 'above', align: 'middle', width: 92, strong: 'flag-text' }),
  ],
  views: { carrier: switchedOff(0), switch: switchedOff(1), server: switchedOff(2) },
};
