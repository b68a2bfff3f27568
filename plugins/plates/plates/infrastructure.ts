import { dashedLine, hairline, indexLine, level } from '#plugins/plates/lines.ts';
import type { Compositions, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { bracket, datum, dot, label, ring } from '#plugins/plates/signs.ts';

/** The size of a network of carriers, switches, servers and desks, one below the other, with two of each part. */
interface Network {
  readonly top: number;
  readonly distance: number;
  readonly width: number;
}

/** The levels of a network that have two parts. The desks are below them. */
const levels = [0, 1, 2];

/** A network alone, where a part of one level is switched off. */
const alone = { wide: { left: 330, width: 230 }, narrow: { left: 126, width: 92 } };

type Side = 0 | 1;
const sides: readonly Side[] = [0, 1];

/** A network at a place. The first part of the level that fails is out of use, and the line passes beside it. */
function network(left: number, { top, distance, width }: Network, failed?: number): Drawn {
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
    indexLine([...levels.map((n) => part(n, used(n))), desks], 'veg'),
    levels.flatMap((n) =>
      sides.map((side) =>
        side === used(n) ? dot(part(n, side), { colour: 'veg', radius: 5 }) : dot(part(n, side)),
      ),
    ),
    dot(desks, { radius: 7, colour: 'veg' }),
    failed === undefined ? [] : cross(part(failed, 0)),
  ];
}

/** A link between two parts; it is lost with either of them. */
const link = (from: Point, to: Point, isLost: boolean): Drawn =>
  isLost ? dashedLine([from, to], 'contour') : hairline([from, to]);

/** A part that has failed. */
function cross([x, y]: Point): Drawn {
  return [
    ring([x, y], { radius: 10, colour: 'flag' }),
    [-4, 4].map((rise) => {
      const slanted: Point[] = [
        [x - 4, y + rise],
        [x + 4, y - rise],
      ];
      return indexLine(slanted, 'flag');
    }),
  ];
}

const wide: Network = { top: 112, distance: 84, width: 84 };
const narrow: Network = { top: 88, distance: 84, width: 22 };

/** The names of the levels, each above a hairline that leads toward the first network and ends before it. */
const names = ({ top, distance }: Network, width: number, nameWidth: number): Drawn =>
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
  return {
    wide: [
      names(wide, 128, 130),
      network(alone.wide.left, { ...wide, width: alone.wide.width }, failed),
      label('off', [alone.wide.left - 22, y], { align: 'end', width: 150, strong: 'flag-text' }),
      label('takes-over', [alone.wide.left + alone.wide.width + 18, y], {
        width: 200,
        strong: 'veg',
      }),
    ],
    narrow: [
      names(narrow, 86, 88),
      network(alone.narrow.left, { ...narrow, width: alone.narrow.width }, failed),
      label('off', [0, 24], { width: 130, strong: 'flag-text' }),
      label('takes-over', [280, 24], { align: 'end', width: 130, strong: 'veg' }),
    ],
  };
}

/**
 * What each failure leaves running: the same network, once for each failure. The thick line goes around the part that has failed,
 * which has the flag, and reaches the desks each time.
 */
export const plate: Plate = {
  wide: [
    names(wide, 128, 130),
    network(150, wide),
    datum([192, 84]),
    levels.map((failed) => network(336 + failed * 186, wide, failed)),
    bracket([326, 66], [796, 66], 10, 'flag'),
    label('normal', [192, 52], { side: 'above', align: 'middle', width: 200 }),
    label('failure', [561, 52], {
      side: 'above',
      align: 'middle',
      width: 460,
      strong: 'flag-text',
    }),
  ],
  narrow: [
    names(narrow, 84, 88),
    network(94, narrow),
    levels.map((failed) => network(152 + failed * 51, narrow, failed)),
    bracket([144, 62], [280, 62], 8, 'flag'),
    label('normal', [105, 52], { side: 'above', align: 'middle', width: 60 }),
    label('failure', [280, 52], { side: 'above', align: 'end', width: 130, strong: 'flag-text' }),
  ],
  views: { carrier: switchedOff(0), switch: switchedOff(1), server: switchedOff(2) },
};
