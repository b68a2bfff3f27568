import { hairline, indexLine } from '#plugins/plates/lines.ts';
import type { Compositions, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { band, datum, dot, label, note, ring } from '#plugins/plates/signs.ts';

/** How much what happened differed from the forecast, as a share of the tolerance: only one is larger than 1. */
const differences = [
  0.3, -0.45, 0.1, 0.6, -0.2, -0.65, 0.35, -0.1, 0.5, 1.7, 0.2, -0.5, -0.15, 0.4,
];
const shortDifferences = [0.3, -0.65, 0.6, -0.2, 1.7, -0.45, 0.35];

/** Where a composition has the last record, and how far, how high and how wide its forecast goes. */
interface Scale {
  readonly start: Point;
  readonly step: number;
  readonly wave: number;
  /** The half height of the band where it is widest, and the share of it that is tolerated. */
  readonly tolerance: number;
  readonly share: number;
}
const wideScale: Scale = { start: [152, 214], step: 43.6, wave: 50, tolerance: 70, share: 1 };
const narrowScale: Scale = { start: [46, 226], step: 31.4, wave: 58, tolerance: 64, share: 1 };

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
  if (Math.abs(difference) <= scale.share) return dot(place, { radius: 6 });
  const side = Math.sign(difference);
  const edge = shifted(scale, n, side * scale.share);
  return [
    indexLine([place, edge], 'flag', 3),
    ring(place, { colour: 'flag', radius: 15 }),
    dot(place, { colour: 'flag', radius: 7 }),
  ];
}

/** The forecast, its band, and what happened at every step. */
function comparison(scale: Scale, shown: readonly number[], end: number): Drawn {
  const moments = Array.from({ length: 4 * Math.ceil(end) + 1 }, (_, i) => Math.min(i / 4, end));
  const line = (share: number) => moments.map((n) => shifted(scale, n, share));
  return [
    band(line(scale.share), line(-scale.share)),
    hairline(line(scale.share), 'water'),
    hairline(line(-scale.share), 'water'),
    indexLine(line(0), 'water', 6),
    shown.map((difference, i) => happened(scale, i + 1, difference)),
    datum(scale.start),
  ];
}

const wideRecords: Drawn = [
  indexLine([[0, 226], [26, 240], [50, 212], [80, 234], [104, 202], [130, 224], wideScale.start]),
  label('records', [0, 186], { side: 'above', width: 136, strong: 'ink' }),
  label('start', [152, 254], { side: 'below', align: 'end', width: 152 }),
];
const narrowRecords: Drawn = [
  indexLine([[0, 236], [12, 246], [24, 220], [35, 238], narrowScale.start]),
  label('records', [0, 190], { side: 'above', width: 58, strong: 'ink' }),
  label('start', [0, 258], { side: 'below', width: 84 }),
];

/** The same forecast with another tolerance, and a label that says what comes of it. */
const tolerated = (share: number, id: string): Compositions => ({
  wide: [
    wideRecords,
    comparison({ ...wideScale, share }, differences, 14.85),
    label(id, [588, 52], { side: 'above', align: 'middle', width: 250, strong: 'flag-text' }),
  ],
  narrow: [
    narrowRecords,
    comparison({ ...narrowScale, share }, shortDifferences, 7.47),
    label(id, [280, 24], { side: 'above', align: 'end', width: 190, strong: 'flag-text' }),
  ],
});

/**
 * A forecast against what happened: the line continues the records, its band says how far off it may be, and the dots
 * are what happened. The one dot outside the band has the flag, because a person looks at it.
 */
export const plate: Plate = {
  wide: [
    wideRecords,
    note(hairline([shifted(wideScale, 6, differences[5] ?? 0), [413.6, 300]], 'ink-2')),
    note(hairline([forecast(wideScale, 9), [544.4, 330]], 'water')),
    comparison(wideScale, differences, 14.85),
    label('person', [588, 92], { side: 'above', align: 'middle', width: 210, strong: 'flag-text' }),
    label('happened', [413.6, 308], { side: 'below', align: 'middle', width: 120 }),
    label('forecast', [544.4, 336], {
      side: 'below',
      align: 'middle',
      width: 140,
      strong: 'water',
    }),
  ],
  narrow: [
    narrowRecords,
    hairline([shifted(narrowScale, 4, shortDifferences[3] ?? 0), [171.6, 312]], 'ink-2'),
    hairline([forecast(narrowScale, 1.5), [93.1, 312]], 'water'),
    comparison(narrowScale, shortDifferences, 7.47),
    label('person', [206, 50], { side: 'above', align: 'middle', width: 146, strong: 'flag-text' }),
    label('happened', [144, 320], { side: 'below', width: 120 }),
    label('forecast', [93, 320], { side: 'below', align: 'middle', width: 90, strong: 'water' }),
  ],
  views: { narrow: tolerated(0.55, 'more'), wide: tolerated(1.8, 'missed') },
};
