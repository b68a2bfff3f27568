import { hairline, indexLine, laneChange, level, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { dot, label, ring } from '#plugins/plates/signs.ts';

/** Every claim: how late its loss is reported, as a share; some go to an adjuster. */
const claims = [
  { late: 0.5, isSimple: true },
  { late: 0.1, isSimple: true },
  { late: 0.75, isSimple: false },
  { late: 0.3, isSimple: true },
  { late: 0.9, isSimple: true },
  { late: 0, isSimple: true },
  { late: 0.6, isSimple: false },
  { late: 0.2, isSimple: true },
  { late: 0.45, isSimple: false },
];

/** Wide: time runs with the reading, from the day of the loss. */
const SORTED = 176;
const FILED = [404, 428, 452];
const DECIDED = 556;
const PAID = 790;

/** Narrow: time runs down. */
const SORTED_LEVEL = 86;
const FILED_LEVELS = [176, 192, 208];
const DECIDED_LEVEL = 254;
const PAID_LEVEL = 322;

/** On phones the claims for an adjuster start nearer to the adjuster's lanes, so that they cross fewer lines. */
const shortClaims = claims.toSorted((one, other) => Number(other.isSimple) - Number(one.isSimple));

/** The lanes of the claims that are not simple, from the first. */
const others = (list: typeof claims, n: number) =>
  list.slice(0, n).filter(({ isSimple }) => !isSimple).length;

/** A claim's way from its report to its payment, with a ring in its file for each paper that has arrived. */
function thread(way: readonly Point[], papers: readonly Point[]): Drawn {
  const isSimple = papers.length === 0;
  const colour = isSimple ? 'water' : 'ink';
  return [
    isSimple ? hairline(way, colour, ' stroke-width="8"') : indexLine(way),
    way.slice(0, 1).map((start) => dot(start, { colour, radius: 6 })),
    papers.map((place) => ring(place, { radius: 6 })),
    way.slice(-1).map((end) => dot(end, { colour: 'veg', radius: 8 })),
  ];
}

/**
 * Claims as threads: they are sorted as they arrive, the simple ones run straight to payment, and the others turn off
 * to an adjuster, who gets each with its papers.
 */
export const plate: Plate = {
  wide: [
    hairline(upright(SORTED, 34, 200), 'ink-2', ' stroke-width="2"'),
    claims.map(({ late, isSimple }, i): Drawn => {
      const y = 46 + i * 18;
      const start: Point = [6 + late * 90, y];
      if (isSimple) return thread([start, [PAID, y]], []);
      const lane = 284 + others(claims, i) * 26;
      const turn = laneChange([SORTED, y], [350, lane], 'across');
      return thread(
        [start, ...turn, [PAID, lane]],
        FILED.map((x): Point => [x, lane]),
      );
    }),
    hairline(upright(DECIDED, 266, 354), 'flag', ' stroke-width="12"'),
    label('reported', [0, 24], { side: 'above', width: 172 }),
    label('sorted', [SORTED, 24], { side: 'above', width: 220 }),
    label('simple', [800, 188], { side: 'below', align: 'end', width: 320, strong: 'water' }),
    label('file', [428, 356], { side: 'below', align: 'middle', width: 190 }),
    label('adjuster', [DECIDED, 259], {
      side: 'above',
      align: 'middle',
      width: 190,
      strong: 'flag-text',
    }),
    label('paid', [800, 24], { align: 'end', side: 'above', width: 120, strong: 'veg' }),
  ],
  narrow: [
    hairline(level(SORTED_LEVEL, 0, 146), 'ink-2', ' stroke-width="2"'),
    shortClaims.map(({ late, isSimple }, i): Drawn => {
      const x = 6 + i * 15;
      const start: Point = [x, 30 + late * 40];
      if (isSimple) return thread([start, [x, PAID_LEVEL]], []);
      const lane = 132 + others(shortClaims, i) * 18;
      // As far down as aside, so that all turns are equally steep.
      const turn = laneChange([x, SORTED_LEVEL], [lane, SORTED_LEVEL + 1.5 * (lane - x)], 'down');
      return thread(
        [start, ...turn, [lane, PAID_LEVEL]],
        FILED_LEVELS.map((y): Point => [lane, y]),
      );
    }),
    hairline(level(DECIDED_LEVEL, 122, 178), 'flag', ' stroke-width="11"'),
    label('reported', [0, 18], { side: 'above', width: 140 }),
    label('sorted', [156, SORTED_LEVEL], { width: 124 }),
    label('simple', [0, 338], { side: 'below', width: 190, strong: 'water' }),
    label('file', [190, 192], { width: 90 }),
    label('adjuster', [190, DECIDED_LEVEL], { width: 90, strong: 'flag-text' }),
    label('paid', [190, PAID_LEVEL], { width: 90, strong: 'veg' }),
  ],
};
