import { indexLine, laneChange } from '#plugins/plates/lines.ts';
import type { Compositions, Drawn, Label, Plate, Point } from '#plugins/plates/plate.ts';
import { dot, label } from '#plugins/plates/signs.ts';

/** The levels on the way of the work to the desks. Each has a part, and a second one beside it. */
const levels = ['carriers', 'switches', 'servers'] as const;

/** Where a composition has its levels: along the way of the work, and across it. */
interface Layout {
  readonly point: (along: number, across: number) => Point;
  readonly direction: 'across' | 'down';
  /** Along: where the way starts, how far a level is from the one before, and where the desks are. */
  readonly start: number;
  readonly step: number;
  readonly desks: number;
  /** How far the second part is from the first one. */
  readonly second: number;
  /** The size of a part. */
  readonly radius: number;
}

const wide: Layout = {
  point: (along, across) => [along + 46, across + 88],
  direction: 'across',
  start: -46,
  step: 240,
  desks: 744,
  second: 172,
  radius: 22,
};
const narrow: Layout = {
  point: (along, across) => [across + 112, along + 40],
  direction: 'down',
  start: -30,
  step: 96,
  desks: 284,
  second: 88,
  radius: 16,
};

/** Both lines of parts, and the thick line of the work, which goes round the part that is out of use. */
function network(
  { point, direction, start, step, desks, second, radius }: Layout,
  failed: number,
): Drawn {
  const used = (level: number) => (level === failed ? second : 0);
  const width = radius * 0.9;
  const lines = [0, second];
  const off = point(failed * step, 0);
  const arm = radius * 0.6;
  const [x, y] = off;
  const way = [
    point(start, used(0)),
    ...[1, 2].flatMap((level) => {
      const [from, to] = [used(level - 1), used(level)];
      const ends = [point((level - 0.8) * step, from), point((level - 0.2) * step, to)] as const;
      return from === to ? [] : laneChange(...ends, direction);
    }),
    point(desks, used(2)),
  ];
  return [
    lines.map((across) =>
      indexLine([point(0, across), point(desks, across)], 'contour', width / 3),
    ),
    indexLine(way, 'veg', width),
    levels.map((_, level) =>
      lines.map((across) =>
        dot(point(level * step, across), {
          colour: across === used(level) ? 'veg' : 'contour',
          radius,
        }),
      ),
    ),
    indexLine([point(desks, -1.6 * radius), point(desks, second + 1.6 * radius)], 'veg', width),
    dot(off, { colour: 'paper', radius: radius * 2 }),
    dot(off, { colour: 'flag', radius: radius * 1.5 }),
    [-arm, arm].map((rise) =>
      indexLine(
        [
          [x - arm, y + rise],
          [x + arm, y - rise],
        ],
        'paper',
        radius * 0.4,
      ),
    ),
  ];
}

/** A label above or below a level of the wide composition. The first one stands at the edge of the sheet. */
const named = (level: number, id: string, y: number, style: Pick<Label, 'side' | 'strong'>) =>
  level === 0
    ? label(id, [0, y], { width: 170, ...style })
    : label(id, wide.point(level * wide.step, y - 88), { align: 'middle', width: 170, ...style });

/** One network in which the first part of a level is out of use. */
function switchedOff(failed: number): Compositions {
  const [, y] = narrow.point(failed * narrow.step, 0);
  return {
    wide: [
      network(wide, failed),
      levels.map((id, level) => named(level, id, 26, { side: 'above' })),
      label('desks', [800, 26], { side: 'above', align: 'end', width: 150 }),
      named(failed, 'off', 140, { side: 'below', strong: 'flag-text' }),
      named(failed, 'takes-over', 298, { side: 'below', strong: 'veg' }),
    ],
    narrow: [
      network(narrow, failed),
      levels.map((id, level) => {
        const at = narrow.point(level * narrow.step, 0)[1];
        return label(id, [0, at - 5], { side: 'above', width: 84 });
      }),
      label('desks', [0, narrow.point(narrow.desks, 0)[1]], { width: 72 }),
      label('off', [0, y + 5], { side: 'below', width: 80, strong: 'flag-text' }),
      label('takes-over', [226, y], { width: 54, strong: 'veg' }),
    ],
  };
}

/** What a failure leaves running: the work goes round the switch that is out of use. */
export const plate: Plate = {
  ...switchedOff(1),
  views: { carrier: switchedOff(0), server: switchedOff(2) },
};
