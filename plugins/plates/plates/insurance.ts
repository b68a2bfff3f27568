import { hairline, indexLine, laneChange, level, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { datum, dot, label, ring } from '#plugins/plates/signs.ts';

/** Every claim: how late its loss is reported and how long its way is, as shares; some go to an adjuster. */
const claims = [
  { late: 0.5, way: 0.3, isSimple: true },
  { late: 0.1, way: 0.5, isSimple: true },
  { late: 0.75, way: 0.5, isSimple: false },
  { late: 0.3, way: 0.15, isSimple: true },
  { late: 0.9, way: 0.8, isSimple: true },
  { late: 0, way: 0.4, isSimple: true },
  { late: 0.6, way: 0.1, isSimple: false },
  { late: 0.2, way: 0.7, isSimple: true },
  { late: 0.45, way: 1, isSimple: false },
  { late: 0.8, way: 0.55, isSimple: true },
  { late: 0.25, way: 0.9, isSimple: true },
  { late: 0.65, way: 0.7, isSimple: false },
];

/** Wide: time runs with the reading, from the day of the loss. */
const SORTED = 190;
const FILED = [370, 386, 402];
const DECIDED = 500;

/** Narrow: time runs down. */
const SORTED_LEVEL = 104;
const FILED_LEVELS = [203, 215, 227];
const DECIDED_LEVEL = 268;

/** On phones fewer claims, and those for an adjuster start nearer to the adjuster's lanes, so that they cross fewer lines. */
const shortClaims = [
  ...claims.slice(0, 2),
  ...claims.slice(3, 5),
  ...claims.slice(2, 3),
  ...claims.slice(5, 9),
];

/** The lanes of the claims that are not simple, from the first. */
const others = (list: typeof claims, n: number) =>
  list.slice(0, n).filter(({ isSimple }) => !isSimple).length;

/** A claim's way from its report to its payment, with a ring in its file for each paper that has arrived. */
function thread(way: readonly Point[], papers: readonly Point[], paid: number): Drawn {
  const isSimple = papers.length === 0;
  return [
    isSimple ? indexLine(way, 'water') : indexLine(way),
    way.slice(0, 1).map((start) => dot(start, { colour: isSimple ? 'water' : 'ink', radius: 3 })),
    papers.map((place) => ring(place, { radius: 4 })),
    way.slice(-1).map((end) => dot(end, { colour: 'veg', radius: paid })),
  ];
}

/**
 * Claims as threads: they are sorted as they arrive, the simple ones run straight to payment, and the others turn off
 * to an adjuster, who gets each with its papers.
 */
export const plate: Plate = {
  wide: [
    hairline(upright(SORTED, 36, 224), 'ink-2'),
    claims.map(({ late, way, isSimple }, i): Drawn => {
      const y = 58 + i * 13;
      const start: Point = [6 + late * 90, y];
      if (isSimple) return thread([start, [300 + way * 130, y]], [], 5);
      const lane = 275 + others(claims, i) * 15;
      const turn = laneChange([SORTED, y], [330, lane], 'across');
      const papers = FILED.map((x): Point => [x, lane]);
      return thread([start, ...turn, [610 + way * 90, lane]], papers, 5);
    }),
    indexLine(upright(DECIDED, 261, 333), 'flag'),
    datum([SORTED, 38]),
    label('reported', [0, 36], { side: 'above', width: 140 }),
    label('sorted', [SORTED + 20, 36], { side: 'above', width: 220, strong: 'ink' }),
    label('simple', [420, 129], { width: 240, strong: 'water' }),
    label('file', [386, 339], { side: 'below', align: 'middle', width: 140 }),
    label('adjuster', [DECIDED, 249], {
      side: 'above',
      align: 'middle',
      width: 190,
      strong: 'flag-text',
    }),
    label('paid', [724, 298], { width: 70, colour: 'veg' }),
  ],
  narrow: [
    hairline(level(SORTED_LEVEL, 0, 146), 'ink-2'),
    shortClaims.map(({ late, way, isSimple }, i): Drawn => {
      const x = 6 + i * 14;
      const start: Point = [x, 34 + late * 40];
      if (isSimple) return thread([start, [x, 166 + way * 60]], [], 4.5);
      const lane = 136 + others(shortClaims, i) * 14;
      // As far down as aside, so that all turns are equally steep.
      const turn = laneChange([x, SORTED_LEVEL], [lane, SORTED_LEVEL + lane - x], 'down');
      const papers = FILED_LEVELS.map((y): Point => [lane, y]);
      return thread([start, ...turn, [lane, 318 + way * 30]], papers, 4.5);
    }),
    datum([135, SORTED_LEVEL]),
    indexLine(level(DECIDED_LEVEL, 124, 176), 'flag'),
    label('reported', [0, 18], { side: 'above', width: 140 }),
    label('sorted', [156, SORTED_LEVEL], { width: 124, strong: 'ink' }),
    label('simple', [0, 250], { side: 'below', width: 100, strong: 'water' }),
    label('file', [186, 215], { width: 94 }),
    label('adjuster', [186, DECIDED_LEVEL + 2], { width: 94, strong: 'flag-text' }),
    label('paid', [186, 332], { width: 94, colour: 'veg' }),
  ],
};
