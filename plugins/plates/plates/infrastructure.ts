import { indexLine, laneChange, level, upright } from '#plugins/plates/lines.ts';
import type { Compositions, Drawn, Label, Plate, Point } from '#plugins/plates/plate.ts';
import { dot, label } from '#plugins/plates/signs.ts';

/** The levels between the internet and the desks. Each has a part, and a second one below it. */
const levels = ['carriers', 'switches', 'servers'] as const;

/** Where a composition has its levels, both ends of the work, and the two parts of each level, in px; and the size of a part. */
interface Layout {
  readonly first: number;
  readonly step: number;
  readonly ends: readonly [internet: number, desks: number];
  readonly rows: readonly [part: number, second: number];
  readonly radius: number;
}

const wide: Layout = { first: 195, step: 205, ends: [10, 790], rows: [92, 254], radius: 23 };
const narrow: Layout = { first: 58, step: 82, ends: [7, 273], rows: [46, 124], radius: 16 };

/** Both lines of parts, and the thick line of the work, which goes round the part that fails. */
function network({ first, step, ends, rows, radius }: Layout, failed: number): Drawn {
  const [part, second] = rows;
  const used = (level: number) => (level === failed ? second : part);
  const width = radius * 0.9;
  const x = first + failed * step;
  const arm = radius * 0.6;
  const way: Point[] = [
    [ends[0], used(0)],
    ...[1, 2].flatMap((level) => {
      const [from, to] = [used(level - 1), used(level)];
      const [leave = 0, reach = 0] = [-0.8, -0.2].map((share) => first + (level + share) * step);
      return from === to ? [] : laneChange([leave, from], [reach, to], 'across');
    }),
    [ends[1], used(2)],
  ];
  return [
    rows.map((y) => indexLine(level(y, ...ends), 'contour', width / 3)),
    indexLine(way, 'veg', width),
    levels.map((_, level) =>
      rows.map((y) =>
        dot([first + level * step, y], { colour: y === used(level) ? 'veg' : 'contour', radius }),
      ),
    ),
    ends.map((end) =>
      indexLine(upright(end, part - 1.6 * radius, second + 1.6 * radius), 'veg', width),
    ),
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

/** One network in which the first part of a level fails. */
function failing(failed: number): Compositions {
  const named = (
    { first, step }: Layout,
    level: number,
    id: string,
    y: number,
    style: Partial<Label>,
  ) => label(id, [first + level * step, y], { align: 'middle', width: 2 * first, ...style });
  const fails = { side: 'below', strong: 'flag-text' } as const;
  const takesOver = { side: 'below', strong: 'veg' } as const;
  return {
    wide: [
      network(wide, failed),
      label('internet', [0, 26], { side: 'above', width: 110 }),
      levels.map((id, level) => named(wide, level, id, 26, { side: 'above', width: 180 })),
      label('desks', [800, 26], { side: 'above', align: 'end', width: 110 }),
      named(wide, failed, 'fails', 139, fails),
      named(wide, failed, 'takes-over', 290, takesOver),
    ],
    narrow: [
      network(narrow, failed),
      levels.map((id, level) => named(narrow, level, id, 13, { side: 'above', width: 82 })),
      named(narrow, failed, 'fails', 77, fails),
      named(narrow, failed, 'takes-over', 147, takesOver),
      label('internet', [0, 170], { side: 'below', width: 110 }),
      label('desks', [280, 170], { side: 'below', align: 'end', width: 110 }),
    ],
  };
}

/** What a failure leaves running: the work goes round the carrier that fails. */
export const plate: Plate = {
  ...failing(0),
  views: { switch: failing(1), server: failing(2) },
};
