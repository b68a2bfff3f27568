import { hairline, indexLine, level, rectangle, upright } from '#plugins/plates/lines.ts';
import { type Drawn, inTenths, type Plate, type Point, type Shape } from '#plugins/plates/plate.ts';
import { dot, label, polygon, ring } from '#plugins/plates/signs.ts';

/** The ledger runs through a trading day, a night and the next day. In the night, at the ring, it leaves the old system. */
function ledger(old: readonly Point[], moved: readonly Point[]): Drawn {
  return [
    indexLine(old, 'ink', 12),
    indexLine(old, 'paper', 6),
    indexLine(moved, 'water', 12),
    moved
      .slice(0, 1)
      .map((at) => [
        ring(at, { colour: 'flag', radius: 17 }),
        dot(at, { colour: 'flag', radius: 8 }),
      ]),
  ];
}

/** The hours in which the market is open. */
const hours = (from: Point, to: Point) => polygon(rectangle(from, to), 'contour', 0.42);

/** A disc with rays: the market is open. */
const sun = ([x, y]: Point, radius: number): Drawn => [
  dot([x, y], { radius }),
  [0, 1, 2, 3, 4, 5, 6, 7].map((ray) => {
    const [across, down] = [Math.cos((ray * Math.PI) / 4), Math.sin((ray * Math.PI) / 4)];
    const ends = [radius * 1.4, radius * 1.8].map(
      (far): Point => [x + far * across, y + far * down],
    );
    return hairline(ends, 'ink', ` stroke-width="${radius / 5}"`);
  }),
];

/** A crescent between two arcs: the market is closed. */
function moon([x, y]: Point, radius: number): Shape {
  const [outer, inner, chord] = [radius, radius * 0.87, radius * 1.225].map(inTenths);
  return {
    kind: 'area',
    points: [[x + radius * 0.966, y + radius * 0.259]],
    end: `a${outer} ${outer} 0 1 1-${chord}-${chord}a${inner} ${inner} 0 0 0 ${chord} ${chord}z`,
    look: 'fill="var(--ink)"',
  };
}

/** Two trading days, and between them a night, in which the ledger moves to the new system. */
export const plate: Plate = {
  wide: [
    hours([0, 10], [264, 310]),
    hours([536, 10], [800, 310]),
    sun([132, 58], 20),
    moon([400, 58], 34),
    sun([668, 58], 20),
    ledger(level(222, 0, 400), level(222, 400, 800)),
    label('open', [132, 112], { align: 'middle', side: 'below', width: 220, colour: 'ink' }),
    label('open', [668, 112], { align: 'middle', side: 'below', width: 220, colour: 'ink' }),
    label('closed', [400, 112], { align: 'middle', side: 'below', width: 220 }),
    label('move', [400, 256], { align: 'middle', side: 'below', width: 230, strong: 'flag-text' }),
    label('old', [24, 204], { side: 'above', width: 230, strong: 'ink' }),
    label('new', [776, 204], { align: 'end', side: 'above', width: 230, strong: 'ink' }),
  ],
  narrow: [
    hours([0, 4], [280, 112]),
    hours([0, 248], [280, 356]),
    sun([246, 58], 13),
    moon([246, 156], 22),
    sun([246, 302], 13),
    ledger(upright(46, 4, 180), upright(46, 180, 356)),
    label('open', [82, 34], { width: 136, colour: 'ink' }),
    label('open', [82, 326], { width: 136, colour: 'ink' }),
    label('closed', [82, 150], { width: 120 }),
    label('move', [82, 206], { width: 190, strong: 'flag-text' }),
    label('old', [82, 82], { width: 140, strong: 'ink' }),
    label('new', [82, 278], { width: 140, strong: 'ink' }),
  ],
};
