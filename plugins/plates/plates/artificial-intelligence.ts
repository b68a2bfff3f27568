import { hairline, indexLine } from '#plugins/plates/lines.ts';
import type { Compositions, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { band, datum, dimension, dot, label, note, ring } from '#plugins/plates/signs.ts';

/** How much what happened differed from the forecast, as a share of the tolerance: only one is larger than 1. */
const differences = [
  0.3, -0.45, 0.1, 0.6, -0.2, -0.65, 0.35, -0.1, 0.5, 2.3, 0.2, -0.5, -0.15, 0.4,
];
const shortDifferences = [0.3, -0.65, 0.6, -0.2, 2.3, -0.45, 0.35];

/** Where a composition has the last record, and how far, how high and how wide its forecast goes. */
interface Scale {
  readonly start: Point;
  readonly step: number;
  readonly wave: number;
  /** The half height of the band where it is widest, and the share of it that is tolerated. */
  readonly tolerance: number;
  readonly share: number;
}
const wideScale: Scale = { start: [176, 236], step: 42, wave: 40, tolerance: 46, share: 1 };
const narrowScale: Scale = { start: [56, 238], step: 30, wave: 54, tolerance: 46, share: 1 };

/** The forecast after a number of steps, and the half height of its band, which opens like a cone. */
const forecast = ({ start, step, wave }: Scale, n: number): Point => [
  start[0] + n * step,
  start[1] - 4.5 * n - wave * Math.sin(n / 2),
];
const tolerance = (scale: Scale, n: number) => scale.tolerance * (1 - Math.exp(-n / 1.8));
const shifted = (scale: Scale, n: number, share: number): Point => {
  const [x, y] = forecast(scale, n);
  return [x, y - share * tolerance(scale, n)];
};

/** What happened is a dot, and a ring with the flag where it is outside the band. */
function happened(scale: Scale, n: number, difference: number): Drawn {
  const place = shifted(scale, n, difference);
  if (Math.abs(difference) <= scale.share) return dot(place);
  const side = Math.sign(difference);
  const edge = shifted(scale, n, side * scale.share);
  return [
    hairline([[place[0], place[1] + side * 8], edge], 'flag'),
    ring(place, { colour: 'flag', radius: 10 }),
    dot(place, { colour: 'flag' }),
  ];
}

/** The forecast, its band, and what happened at every step. */
function comparison(scale: Scale, shown: readonly number[], end: number): Drawn {
  const moments = Array.from({ length: 5 * Math.ceil(end) + 1 }, (_, i) => Math.min(i / 5, end));
  const line = (share: number) => moments.map((n) => shifted(scale, n, share));
  return [
    band(line(scale.share), line(-scale.share)),
    hairline(line(scale.share), 'water'),
    hairline(line(-scale.share), 'water'),
    indexLine(line(0), 'water'),
    shown.map((difference, i) => happened(scale, i + 1, difference)),
    datum(scale.start),
  ];
}

const wideRecords: Drawn = [
  note(hairline([wideScale.start, [176, 344]])),
  indexLine([
    [0, 248],
    [30, 258],
    [58, 238],
    [92, 254],
    [120, 228],
    [150, 244],
    [176, 236],
  ]),
  label('records', [0, 216], { side: 'above', width: 160, strong: 'ink' }),
];
const narrowRecords: Drawn = [
  hairline([narrowScale.start, [56, 330]]),
  indexLine([
    [0, 246],
    [14, 254],
    [28, 234],
    [42, 248],
    [56, 238],
  ]),
  label('records', [0, 202], { side: 'above', width: 72, strong: 'ink' }),
];

/** The same forecast with another tolerance, and a label that says what comes of it. */
const tolerated = (share: number, id: string): Compositions => ({
  wide: [
    wideRecords,
    comparison({ ...wideScale, share }, differences, 14.85),
    dimension(shifted(wideScale, 14.5, -share), shifted(wideScale, 14.5, share)),
    label(id, [560, 66], { side: 'above', align: 'middle', width: 230, strong: 'flag-text' }),
  ],
  narrow: [
    narrowRecords,
    comparison({ ...narrowScale, share }, shortDifferences, 7.47),
    label(id, [280, 48], { side: 'above', align: 'end', width: 190, strong: 'flag-text' }),
  ],
});

/**
 * A forecast against what happened: the line continues the records, its band says how far off it may be, and the dots
 * are what happened. The one dot outside the band has the flag, because a person looks at it.
 */
export const plate: Plate = {
  wide: [
    wideRecords,
    note(hairline([shifted(wideScale, 6, differences[5] ?? 0), [428, 306]], 'ink-2')),
    note(hairline([forecast(wideScale, 9), [554, 306]], 'water')),
    comparison(wideScale, differences, 14.85),
    dimension(shifted(wideScale, 14.5, -1), shifted(wideScale, 14.5, 1)),
    label('start', [190, 252], { side: 'below', width: 150 }),
    label('person', [596, 84], { side: 'above', align: 'middle', width: 190, strong: 'flag-text' }),
    label('happened', [428, 314], { side: 'below', align: 'middle', width: 120 }),
    label('forecast', [554, 314], { side: 'below', align: 'middle', width: 120, strong: 'water' }),
    label('tolerance', [800, 240], { align: 'end', side: 'below', width: 130 }),
  ],
  narrow: [
    narrowRecords,
    hairline([shifted(narrowScale, 4, shortDifferences[3] ?? 0), [176, 306]], 'ink-2'),
    hairline([forecast(narrowScale, 1.5), [101, 306]], 'water'),
    comparison(narrowScale, shortDifferences, 7.47),
    dimension(shifted(narrowScale, 7.2, -1), shifted(narrowScale, 7.2, 1)),
    label('person', [206, 60], { side: 'above', align: 'middle', width: 146, strong: 'flag-text' }),
    label('happened', [150, 314], { side: 'below', width: 120 }),
    label('tolerance', [280, 293], { align: 'end', width: 96 }),
    label('forecast', [101, 314], { side: 'below', align: 'middle', width: 90, strong: 'water' }),
  ],
  views: { narrow: tolerated(0.55, 'more'), wide: tolerated(2.4, 'missed') },
};
