import { hairline, indexLine, upright } from '#plugins/plates/lines.ts';
import type { Compositions, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { band, datum, dot, label, note, ring } from '#plugins/plates/signs.ts';

/** How much what happened differed from the forecast, as a share of the tolerance: only one is larger than 1. */
const differences = [
  0.3, -0.45, 0.1, 0.6, -0.2, -0.65, 0.35, -0.1, 0.5, 1.35, 0.2, -0.5, -0.15, 0.4,
];
const shortDifferences = [0.3, -0.65, 0.6, -0.2, 1.35, -0.45, 0.35];

/** Where a composition has the last record, and how far, how high and how wide its forecast goes. */
interface Scale {
  readonly start: Point;
  readonly step: number;
  readonly wave: number;
  readonly slope: number;
  /** The half height of the band where it is widest, and the share of it that is tolerated. */
  readonly tolerance: number;
  readonly share: number;
}
const wideScale: Scale = {
  start: [134, 132],
  step: 45,
  slope: 2.05,
  wave: 31,
  tolerance: 90,
  share: 1,
};
const narrowScale: Scale = {
  start: [46, 188],
  step: 31.4,
  slope: -2.5,
  wave: 58,
  tolerance: 66,
  share: 1,
};

/** The forecast after a number of steps, and the half height of its band, which opens like a cone. */
const forecast = ({ start, step, slope, wave }: Scale, n: number): Point => [
  start[0] + n * step,
  start[1] + slope * n - wave * Math.sin(n / 2),
];
const tolerance = (scale: Scale, n: number) => scale.tolerance * (1 - Math.exp(-n / 1.8));
const shifted = (scale: Scale, n: number, share: number): Point => {
  const [x, y] = forecast(scale, n);
  return [x, y - share * tolerance(scale, n)];
};

/** What happened is a dot, and a ring with the flag where it is outside the band. */
function happened(scale: Scale, n: number, difference: number): Drawn {
  const place = shifted(scale, n, difference);
  if (Math.abs(difference) <= scale.share) return dot(place, { radius: 8.5 });
  return [ring(place, { colour: 'flag', radius: 18 }), dot(place, { colour: 'flag', radius: 9.5 })];
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
    [[3, 134], [22, 158], [44, 108], [72, 160], [92, 104], [116, 148], wideScale.start],
    'ink',
    8,
  ),
  label('records', [0, 84], { side: 'above', width: 140, strong: 'ink' }),
];
const narrowRecords: Drawn = [
  indexLine([[2, 198], [12, 208], [24, 178], [35, 204], narrowScale.start], 'ink', 7),
  label('records', [0, 148], { side: 'above', width: 58, strong: 'ink' }),
];

/** Where the forecast has its label, and where the notes below the band stand. */
const wideEnd = forecast(wideScale, 14.4);
const narrowEnd = forecast(narrowScale, 6.5);
const [WIDE_NOTES, NARROW_NOTES] = [300, 304];

const wideForecast = (share: number): Drawn => [
  note(hairline(upright(wideEnd[0], wideEnd[1], WIDE_NOTES - 6), 'water')),
  wideRecords,
  comparison({ ...wideScale, share }, differences, 14.8),
  label('forecast', [800, WIDE_NOTES], {
    side: 'below',
    align: 'end',
    width: 130,
    strong: 'water',
  }),
];
const narrowForecast = (share: number): Drawn => [
  note(hairline(upright(narrowEnd[0], narrowEnd[1], NARROW_NOTES - 6), 'water')),
  narrowRecords,
  comparison({ ...narrowScale, share }, shortDifferences, 7.45),
  label('forecast', [280, NARROW_NOTES], {
    side: 'below',
    align: 'end',
    width: 100,
    strong: 'water',
  }),
];

/** Above the one dot outside the band. */
const [outsideX, outsideY] = shifted(wideScale, 10, 1.35);
const overOutside: Point = [outsideX, outsideY - 26];

/** A tolerance, and a label that says what comes of it. */
const tolerated = (share: number, id: string, at: Point, narrowY: number): Compositions => ({
  wide: [
    wideForecast(share),
    label(id, at, { side: 'above', align: 'middle', width: 330, strong: 'flag-text' }),
  ],
  narrow: [
    narrowForecast(share),
    label(id, [280, narrowY], { side: 'above', align: 'end', width: 200, strong: 'flag-text' }),
  ],
});

/** Places at the upper edge of the band, and dots, that have a label. */
const [wideEdge, narrowEdge] = [shifted(wideScale, 2.4, 1), shifted(narrowScale, 2, 1)];
const [wideDot, narrowDot] = [shifted(wideScale, 6, -0.65), shifted(narrowScale, 2, -0.65)];
const agreed = tolerated(1, 'person', overOutside, 36);

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
    note(hairline(upright(...narrowEdge, narrowEdge[1] - 14), 'water')),
    note(hairline(upright(...narrowDot, NARROW_NOTES - 6), 'ink-2')),
    agreed.narrow,
    label('tolerance', [narrowEdge[0] + 4, narrowEdge[1] - 18], {
      side: 'above',
      align: 'end',
      width: 112,
      colour: 'water',
    }),
    label('happened', [narrowDot[0], NARROW_NOTES], {
      side: 'below',
      align: 'middle',
      width: 150,
      colour: 'ink',
    }),
  ],
  views: {
    narrow: tolerated(0.55, 'more', overOutside, 36),
    wide: tolerated(1.49, 'missed', [140, WIDE_NOTES + 18], 31),
  },
};
