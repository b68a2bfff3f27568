import { hairline, indexLine, upright } from '#plugins/plates/lines.ts';
import type { Compositions, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { band, datum, dot, label, note, ring } from '#plugins/plates/signs.ts';

/** How much what happened differed from the forecast, as a share of the tolerance: only one is larger than 1. */
const differences = [
  0.3, -0.45, 0.1, 0.6, -0.2, -0.65, 0.35, -0.1, 0.5, 1.65, 0.2, -0.5, -0.15, 0.4,
];
const shortDifferences = [0.3, -0.65, 0.6, -0.2, 1.65, -0.45, 0.35];

/** Where a composition has the last record, and how far, how high and how wide its forecast goes. */
interface Scale {
  readonly start: Point;
  readonly step: number;
  readonly wave: number;
  /** The half height of the band where it is widest, and the share of it that is tolerated. */
  readonly tolerance: number;
  readonly share: number;
}
const wideScale: Scale = { start: [152, 214], step: 35.6, wave: 46, tolerance: 64, share: 1 };
const narrowScale: Scale = { start: [46, 226], step: 31.4, wave: 58, tolerance: 61, share: 1 };

/** The forecast after a number of steps, and the half height of its band, which opens like a cone. */
const forecast = ({ start, step, wave }: Scale, n: number): Point => [
  start[0] + n * step,
  start[1] - 2.5 * n - wave * Math.sin(n / 2),
];
const tolerance = (scale: Scale, n: number) => scale.tolerance * (1 - Math.exp(-n / 1.8));
const shifted = (scale: Scale, n: number, share: number): Point => {
  const [x, y] = forecast(scale, n);
  return [x, y - share * tolerance(scale, n)];
};

/** What happened is a dot, and a ring with the flag where it is outside the band. */
function happened(scale: Scale, n: number, difference: number): Drawn {
  const place = shifted(scale, n, difference);
  if (Math.abs(difference) <= scale.share) return dot(place, { radius: 7.5 });
  return [ring(place, { colour: 'flag', radius: 17 }), dot(place, { colour: 'flag', radius: 8.5 })];
}

/** The forecast, its band, and what happened at every step. */
function comparison(scale: Scale, shown: readonly number[], end: number): Drawn {
  const moments = Array.from({ length: 4 * Math.ceil(end) + 1 }, (_, i) => Math.min(i / 4, end));
  const line = (share: number) => moments.map((n) => shifted(scale, n, share));
  return [
    band(line(scale.share), line(-scale.share)),
    hairline(line(scale.share), 'water'),
    hairline(line(-scale.share), 'water'),
    indexLine(line(0), 'water', 8),
    shown.map((difference, i) => happened(scale, i + 1, difference)),
    datum(scale.start),
  ];
}

const wideRecords: Drawn = [
  indexLine(
    [[2, 226], [26, 240], [50, 212], [80, 234], [104, 202], [130, 224], wideScale.start],
    'ink',
    7,
  ),
  label('records', [0, 186], { side: 'above', width: 136, strong: 'ink' }),
];
const narrowRecords: Drawn = [
  indexLine([[2, 236], [12, 246], [24, 220], [35, 238], narrowScale.start], 'ink', 7),
  label('records', [0, 190], { side: 'above', width: 58, strong: 'ink' }),
];

const wideForecast = (share: number): Drawn => [
  wideRecords,
  comparison({ ...wideScale, share }, differences, 14.85),
  label('forecast', [694, forecast(wideScale, 14.85)[1]], { width: 106, strong: 'water' }),
];
const narrowForecast = (share: number): Drawn => [
  narrowRecords,
  comparison({ ...narrowScale, share }, shortDifferences, 7.47),
];

/** Another tolerance, and a label that says what comes of it. */
const tolerated = (share: number, id: string, at: Point, narrowY: number): Compositions => ({
  wide: [
    wideForecast(share),
    label(id, at, { side: 'above', align: 'middle', width: 250, strong: 'flag-text' }),
  ],
  narrow: [
    narrowForecast(share),
    label(id, [280, narrowY], { side: 'above', align: 'end', width: 190, strong: 'flag-text' }),
  ],
});

/** Above the one dot outside the band. */
const [outsideX, outsideY] = shifted(wideScale, 10, 1.65);
const overOutside: Point = [outsideX - 12, outsideY - 26];

/** A dot that the label of dots stands at. */
const wideDot = shifted(wideScale, 6, -0.65);
const narrowEnd = forecast(narrowScale, 6.5);
const narrowDot = shifted(narrowScale, 2, -0.65);

/**
 * A forecast against what happened: the line continues the records, its band says how far off it may be, and the dots
 * are what happened. The one dot outside the band has the flag, because a person looks at it.
 */
export const plate: Plate = {
  wide: [
    note(hairline(upright(wideDot[0], wideDot[1], 272), 'ink-2')),
    wideForecast(1),
    label('happened', [wideDot[0] + 2, 280], { side: 'below', align: 'end', width: 190 }),
    label('person', overOutside, {
      side: 'above',
      align: 'middle',
      width: 250,
      strong: 'flag-text',
    }),
  ],
  narrow: [
    note(hairline(upright(narrowEnd[0], narrowEnd[1], 318), 'water')),
    note(hairline(upright(narrowDot[0], narrowDot[1], 252), 'ink-2')),
    narrowForecast(1),
    label('happened', [narrowDot[0], 258], { side: 'below', width: 100 }),
    label('forecast', [280, 324], { side: 'below', align: 'end', width: 130, strong: 'water' }),
    label('person', [280, 48], { side: 'above', align: 'end', width: 200, strong: 'flag-text' }),
  ],
  views: {
    narrow: tolerated(0.55, 'more', overOutside, 48),
    wide: tolerated(1.87, 'missed', [494, 60], 24),
  },
};
