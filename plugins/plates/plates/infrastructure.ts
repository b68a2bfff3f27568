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
  const isMain = failed !== undefined;
  return [
    links,
    indexLine([...levels.map((n) => part(n, used(n))), desks], 'veg', isMain ? 9 : 5),
    levels.flatMap((n) =>
      sides.map((side) =>
        side === used(n)
          ? dot(part(n, side), { colour: 'veg', radius: isMain ? 10 : 7 })
          : dot(part(n, side), { colour: 'ink-2', radius: 6 }),
      ),
    ),
    dot(desks, { radius: isMain ? 14 : 9, colour: 'veg' }),
    isMain ? cross(part(failed, 0), 17) : [],
  ];
}

/** A link between two parts; it is lost with either of them. */
const link = (from: Point, to: Point, isLost: boolean): Drawn =>
  isLost ? dashedLine([from, to], 'contour') : hairline([from, to]);

const wide = { top: 76, distance: 89 };
const narrow = { top: 82, distance: 84 };

/** A network with all its parts, and one in which a part fails; or the second one alone. */
const whole = {
  wide: { ...wide, left: 176, width: 110 },
  narrow: { ...narrow, left: 96, width: 34 },
};
const failing = {
  wide: { ...wide, left: 436, width: 336 },
  narrow: { ...narrow, left: 178, width: 88 },
};
const alone = {
  wide: { ...wide, left: 300, width: 300 },
  narrow: { ...narrow, left: 124, width: 132 },
};

/** The names of the levels, each above a hairline that leads toward the first network and ends before it. */
const names = ({ top, distance }: typeof wide, width: number, nameWidth: number): Drawn =>
  (['carriers', 'switches', 'servers', 'desks'] as const).map((id, n) => {
    const y = top + n * distance;
    return [
      hairline(level(y, 0, width), 'line'),
      label(id, [0, y - 9], { side: 'above', width: nameWidth }),
    ];
  });

/** One network, in which the first part of a level is switched off and its neighbour takes over. */
function switchedOff(failed: number): Compositions {
  const y = wide.top + failed * wide.distance;
  const { left, width } = alone.wide;
  return {
    wide: [
      names(wide, 128, 130),
      network(alone.wide, failed),
      label('off', [left - 30, y], { align: 'end', width: 130, strong: 'flag-text' }),
      label('takes-over', [left + width + 28, y], { width: 172, strong: 'veg' }),
    ],
    narrow: [
      names(narrow, 86, 88),
      network(alone.narrow, failed),
      label('off', [0, 24], { width: 130, strong: 'flag-text' }),
      label('takes-over', [280, 24], { align: 'end', width: 130, strong: 'veg' }),
    ],
  };
}

/**
 * What a failure leaves running: a network with all its parts, and the same one larger, where a part has failed. The thick
 * line goes around that part and still reaches the desks.
 */
export const plate: Plate = {
  wide: [
    names(wide, 138, 136),
    network(whole.wide),
    network(failing.wide, 1),
    label('normal', [231, 40], { side: 'above', align: 'middle', width: 190 }),
    label('failure', [604, 40], {
      side: 'above',
      align: 'middle',
      width: 392,
      strong: 'flag-text',
    }),
  ],
  narrow: [
    names(narrow, 84, 88),
    network(whole.narrow),
    network(failing.narrow, 1),
    label('normal', [113, 44], { side: 'above', align: 'middle', width: 60 }),
    label('failure', [280, 44], { side: 'above', align: 'end', width: 124, strong: 'flag-text' }),
  ],
  views: { carrier: switchedOff(0), switch: switchedOff(1), server: switchedOff(2) },
};
