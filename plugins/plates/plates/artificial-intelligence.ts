import { beyond, hairline, indexLine, upright } from '#plugins/plates/lines.ts';
import type { Compositions, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { band, datum, dot, label, note, ring } from '#plugins/plates/signs.ts';

/** What a composition shows, in px. Its forecast goes in steps from the last record to the sheet's end. */
interface Chart {
  readonly records: readonly Point[];
  readonly start: Point;
  /** Above which height the records have their label, and how wide it is. */
  readonly above: number;
  readonly room: number;
  readonly step: number;
  readonly wave: number;
  readonly slope: number;
  /** The half height of the band that was agreed, where it is widest. */
  readonly tolerance: number;
  /** How much what happened differed from the forecast, as a share of the tolerance: only one is larger than 1. */
  readonly differences: readonly number[];
  readonly radius: number;
  /** Where the label of the forecast is: after which step, its end, and its height. */
  readonly told: number;
  readonly end: number;
  readonly notes: number;
}
const wide: Chart = {
  records: [
    [3, 134],
    [22, 158],
    [44, 108],
    [72, 160],
    [92, 104],
    [116, 148],
  ],
  start: [134, 132],
  above: 84,
  room: 140,
  step: 45,
  slope: 2.05,
  wave: 31,
  tolerance: 90,
  differences: [0.3, -0.45, 0.1, 0.6, -0.2, -0.65, 0.35, -0.1, 0.5, 1.35, 0.2, -0.5, -0.15, 0.4],
  radius: 8.5,
  told: 14.4,
  end: 800,
  notes: 300,
};
const narrow: Chart = {
  records: [
    [3, 104],
    [13, 114],
    [24, 84],
    [35, 110],
  ],
  start: [46, 97],
  above: 70,
  room: 58,
  step: 31.4,
  slope: 0,
  wave: 14,
  tolerance: 46,
  differences: [0.3, -0.65, 0.6, 0.2, 1.55, 0.35, -0.45],
  radius: 6,
  told: 7.4,
  end: 280,
  notes: 183,
};

/**
 * The place after a number of steps that differs from the forecast by a share of the tolerance, which opens like a cone. The
 * slope ends with the sheet, so that the line stays at its height where it goes on.
 */
function place({ start, step, slope, wave, tolerance }: Chart, n: number, share = 0): Point {
  const forecast = start[1] + slope * Math.min(n, 15) - wave * Math.sin(n / 2);
  return [start[0] + n * step, forecast - share * tolerance * (1 - Math.exp(-n / 1.8))];
}

/** The records, the forecast, its band for a share of the tolerance, and what happened: a ring with the flag where it is outside. */
function comparison(chart: Chart, share: number): Drawn {
  const { records, start, above, room, step, differences, radius, told, end, notes } = chart;
  const steps = (beyond(end) - start[0]) / step;
  const line = (each: number) =>
    Array.from({ length: Math.ceil(3 * steps) + 1 }, (_, i) =>
      place(chart, Math.min(i / 3, steps), each),
    );
  const [toldX, toldY] = place(chart, told);
  return [
    note(hairline(upright(toldX, toldY, notes - 6), 'water')),
    indexLine([...records, start], 'ink', 8),
    label('records', [0, above], { side: 'above', width: room, strong: 'ink' }),
    band(line(share), line(-share)),
    hairline(line(share), 'water'),
    hairline(line(-share), 'water'),
    indexLine(line(0), 'water', 8),
    differences.map((difference, i) => {
      const at = place(chart, i + 1, difference);
      if (Math.abs(difference) <= share) return dot(at, { radius });
      return [
        ring(at, { colour: 'flag', radius: 2 * radius + 1 }),
        dot(at, { colour: 'flag', radius: radius + 1 }),
      ];
    }),
    datum(start),
    label('forecast', [end, notes], { side: 'below', align: 'end', width: 130, strong: 'water' }),
  ];
}

/** A share of the tolerance, and a label that says what comes of it. */
const tolerated = (
  share: number,
  id: string,
  at: Point,
  narrowAt: Point,
  narrowShare = share,
): Compositions => ({
  wide: [
    comparison(wide, share),
    label(id, at, { side: 'above', align: 'middle', width: 330, strong: 'flag-text' }),
  ],
  narrow: [
    comparison(narrow, narrowShare),
    label(id, narrowAt, { align: 'end', width: narrowAt[0], strong: 'flag-text' }),
  ],
});

/** Beside the one dot outside the band. */
const [outsideX, outsideY] = place(wide, 10, 1.35);
const [overOutside, besideOutside]: [Point, Point] = [
  [outsideX, outsideY - 26],
  [179, 17],
];
const agreed = tolerated(1, 'person', overOutside, besideOutside);

/** Places at an edge of the band, and dots, that have a label. */
const [wideEdge, narrowEdge] = [place(wide, 2.4, 1), place(narrow, 4, -1)];
const [wideDot, narrowDot] = [place(wide, 6, -0.65), place(narrow, 2, -0.65)];

/**
 * A forecast against what happened: the line continues the records, its band says how far off it may be, and the dots
 * are what happened. The one dot outside the band has the flag, because a person looks at it.
 */
export const plate: Plate = {
  wide: [
    note(hairline(upright(...wideEdge, wideEdge[1] - 16), 'water')),
    agreed.wide,
    label('tolerance', [wideEdge[0], wideEdge[1] - 20], {
      side: 'above',
      align: 'middle',
      width: 200,
      colour: 'water',
    }),
    label('happened', [wideDot[0] + 15, wideDot[1] + 9], { width: 190, colour: 'ink' }),
  ],
  narrow: [
    note(hairline(upright(...narrowEdge, narrowEdge[1] + 12), 'water')),
    agreed.narrow,
    label('tolerance', [narrowEdge[0], narrowEdge[1] + 17], {
      side: 'below',
      align: 'middle',
      width: 112,
      colour: 'water',
    }),
    label('happened', [narrowDot[0] + 9, narrowDot[1] + 3], { width: 150, colour: 'ink' }),
  ],
  views: {
    narrow: tolerated(0.55, 'more', overOutside, besideOutside),
    wide: tolerated(1.49, 'missed', [140, wide.notes + 18], [280, 4], 1.62),
  },
};
