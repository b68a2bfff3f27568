import { hairline, indexLine, level, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point, Shape } from '#plugins/plates/plate.ts';
import { band, dot, label } from '#plugins/plates/signs.ts';

type Channel = 'store' | 'website' | 'app' | 'returns' | 'deliveries';

/** The occurrences of a day in their order. */
const day: readonly Channel[] = [
  'store',
  'website',
  'app',
  'store',
  'returns',
  'website',
  'deliveries',
  'store',
  'app',
  'website',
  'store',
  'returns',
  'website',
];

/** By how many items each occurrence changes the count. */
const changes: Readonly<Record<Channel, number>> = {
  store: -1,
  website: -1,
  app: -1,
  returns: 1,
  deliveries: 5,
};

interface Scale {
  /** The heights of the channels, and of the count at the start of the day. */
  readonly lanes: Readonly<Record<Channel, number>>;
  readonly count: number;
  /** The height of an empty stock. */
  readonly empty: number;
  readonly left: number;
  readonly right: number;
  /** Of one item, in px. */
  readonly item: number;
  readonly shown: readonly Channel[];
}

/** The count as a stair: each occurrence leads to it from the lane of its channel, and lowers or raises it. */
function stock({ lanes, count, empty, left, right, item, shown }: Scale): Drawn {
  const step = (right - left) / (shown.length + 0.5);
  const stair: Point[] = [[left, count]];
  /** The ways up through the stock. */
  const raises: Shape[] = [];
  let y = count;
  const events = shown.map((channel, i): Drawn => {
    const x = left + (i + 0.75) * step;
    const before = y;
    y -= changes[channel] * item;
    stair.push([x, before], [x, y]);
    const isSale = changes[channel] < 0;
    const colour = isSale ? 'ink' : 'veg';
    if (!isSale) raises.push(hairline(upright(x, empty, before), 'paper', ' stroke-width="2"'));
    return [
      hairline(upright(x, lanes[channel], before), colour, ' stroke-width="2"'),
      dot([x, lanes[channel]], { colour, radius: 6.5 }),
    ];
  });
  stair.push([right, y]);
  return [
    Object.values(lanes).map((lane) => hairline(level(lane, left, right), 'line')),
    events,
    band(stair, level(empty, left, right), 'water', 1),
    raises,
    indexLine(stair, 'flag'),
  ];
}

/**
 * One inventory count through a day, drawn as surveyors draw rain and a river: sales fall on it from every channel and
 * lower it, deliveries and returns come from below and raise it.
 */
export const plate: Plate = {
  wide: [
    stock({
      lanes: { store: 12, website: 40, app: 68, returns: 292, deliveries: 320 },
      count: 132,
      empty: 264,
      left: 112,
      right: 800,
      item: 18,
      shown: day,
    }),
    label('store', [0, 12], { width: 104 }),
    label('website', [0, 40], { width: 104 }),
    label('app', [0, 68], { width: 104 }),
    label('count', [0, 134], { width: 106, strong: 'flag-text' }),
    label('returns', [0, 292], { width: 104, colour: 'veg' }),
    label('deliveries', [0, 320], { width: 104, colour: 'veg' }),
  ],
  narrow: [
    stock({
      lanes: { store: 16, website: 46, app: 76, returns: 308, deliveries: 338 },
      count: 148,
      empty: 278,
      left: 84,
      right: 280,
      item: 20,
      shown: day.slice(1, 9),
    }),
    label('store', [0, 16], { width: 78 }),
    label('website', [0, 46], { width: 78 }),
    label('app', [0, 76], { width: 78 }),
    label('count', [0, 148], { width: 78, strong: 'flag-text' }),
    label('returns', [0, 308], { width: 78, colour: 'veg' }),
    label('deliveries', [0, 338], { width: 82, colour: 'veg' }),
  ],
};
