import { indexLine, laneChange, level, upright } from '#plugins/plates/lines.ts';
import type { Compositions, Drawn, Label, Plate, Point } from '#plugins/plates/plate.ts';
import { dot, label } from '#plugins/plates/signs.ts';

/** The levels on the way of the work to the desks. Each has a part, and a second one below it. */
const levels = ['carriers', 'switches', 'servers'] as const;

/** Where a composition has its levels, the two parts of each, and the desks, in px; and the size of a part. */
interface Layout {
  readonly first: number;
  readonly step: number;
  readonly desks: number;
  readonly rows: readonly [part: number, second: number];
  readonly radius: number;
}

const wide: Layout = { first: 60, step: 234, desks: 790, rows: [88, 260], radius: 22 };
const narrow: Layout = { first: 42, step: 83, desks: 273, rows: [45, 128], radius: 16 };

/** Both lines of parts, and the thick line of the work, which goes round the part that is out of use. */
function network({ first, step, desks, rows, radius }: Layout, failed: number): Drawn {
  const [part, second] = rows;
  const used = (level: number) => (level === failed ? second : part);
  const width = radius * 0.9;
  const x = first + failed * step;
  const arm = radius * 0.6;
  const way: Point[] = [
    [0, used(0)],
    ...[1, 2].flatMap((level) => {
      const [from, to] = [used(level - 1), used(level)];
      const ends = [-0.8, -0.2].map((share) => first + (level + share) * step);
      const [leave = 0, reach = 0] = ends;
      return from === to ? [] : laneChange([leave, from], [reach, to], 'across');
    }),
    [desks, used(2)],
  ];
  return [
    rows.map((y) => indexLine(level(y, first, desks), 'contour', width / 3)),
    indexLine(way, 'veg', width),
    levels.map((_, level) =>
      rows.map((y) =>
        dot([first + level * step, y], { colour: y === used(level) ? 'veg' : 'contour', radius }),
      ),
    ),
    indexLine(upright(desks, part - 1.6 * radius, second + 1.6 * radius), 'veg', width),
    dot([x, part], { colour: 'paper', radius: radius * 2 }),
    dot([x, part], { colour: 'flag', radius: radius * 1.5 }),
    [-arm, arm].map((rise) =>
      indexLine(
        [
          [x - arm, part + rise],
          [x + arm, part - rise],
        ],
        'paper',
        radius * 0.4,
      ),
    ),
  ];
}

type Style = Pick<Label, 'side' | 'width' | 'strong'>;

/** One network in which the first part of a level is out of use. */
function switchedOff(failed: number): Compositions {
  /** A label at a level. Beside the first one, the sheet ends. */
  const named = ({ first, step }: Layout, level: number, id: string, y: number, style: Style) => {
    const width = level === 0 ? 2 * first : style.width;
    return label(id, [first + level * step, y], { ...style, align: 'middle', width });
  };
  return {
    wide: [
      network(wide, failed),
      levels.map((id, level) => named(wide, level, id, 26, { side: 'above', width: 170 })),
      label('desks', [800, 26], { side: 'above', align: 'end', width: 150 }),
      named(wide, failed, 'off', 140, {
        side: 'below',
        width: 170,
        strong: 'flag-text',
      }),
      named(wide, failed, 'takes-over', 298, { side: 'below', width: 170, strong: 'veg' }),
    ],
    narrow: [
      network(narrow, failed),
      levels.map((id, level) => named(narrow, level, id, 152, { side: 'below', width: 78 })),
      label('desks', [258, 86], { align: 'end', width: 72 }),
      named(narrow, failed, 'off', 13, {
        side: 'above',
        width: 130,
        strong: 'flag-text',
      }),
    ],
  };
}

/** What a failure leaves running: the work goes round the switch that is out of use. */
export const plate: Plate = {
  ...switchedOff(1),
  views: { carrier: switchedOff(0), server: switchedOff(2) },
};
