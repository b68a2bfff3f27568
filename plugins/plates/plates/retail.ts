import { hairline, indexLine, level, upright } from '#plugins/plates/lines.ts';
import type { Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { band, datum, dot, label } from '#plugins/plates/signs.ts';

type Channel = 'store' | 'website' | 'app' | 'returns' | 'deliveries';

/** The occurrences of a day in their order. Between one list and the next there is a delivery. */
const day: readonly (readonly Channel[])[] = [
  ['store', 'website', 'store', 'store', 'app', 'website', 'store', 'returns', 'website'],
  [
    'app',
    'store',
    'website',
    'website',
    'store',
    'app',
    'store',
    'website',
    'returns',
    'app',
    'store',
  ],
  ['website', 'store', 'app', 'returns', 'website', 'store'],
];
const occurrences = day.flatMap((part, i): Channel[] =>
  i === 0 ? [...part] : ['deliveries', ...part],
);

/** By how many items each occurrence changes the count. */
const changes: Readonly<Record<Channel, number>> = {
  store: -1,
  website: -1,
  app: -1,
  returns: 1,
  deliveries: 8,
};

interface Scale {
  /** The heights of the channels, and of the count at the start of the day. */
  readonly lanes: Readonly<Record<Channel, number>>;
  readonly count: number;
  /** The height of an empty stock. */
  readonly empty: number;
  readonly left: number;
  readonly right: number;
  /** From the left to the first occurrence's interval, where the datum has room. */
  readonly lead: number;
  /** Of one item, in px. */
  readonly item: number;
  readonly shown: readonly Channel[];
}

/** The count as a stair: each occurrence leads to it from the lane of its channel, and lowers or raises it. */
function stock({ lanes, count, empty, left, right, lead, item, shown }: Scale): Drawn {
  const step = (right - left - lead) / (shown.length + 1);
  const stair: Point[] = [[left, count]];
  let y = count;
  const events = shown.map((channel, i): Drawn => {
    const x = left + lead + (i + 1) * step;
    const before = y;
    y -= changes[channel] * item;
    stair.push([x, before], [x, y]);
    const isSale = changes[channel] < 0;
    const colour = isSale ? 'ink-2' : 'veg';
    return [
      hairline(upright(x, lanes[channel], before), colour),
      dot([x, lanes[channel]], { colour: isSale ? 'ink' : 'veg', radius: 3.5 }),
    ];
  });
  return [
    Object.values(lanes).map((lane) => hairline(level(lane, left, right), 'line')),
    band([...stair, [right, y]], level(empty, left, right), 'water', 0.35),
    hairline(level(empty, left, right), 'water'),
    events,
    indexLine([...stair, [right, y]], 'water'),
    datum([left + (lead + step) / 2, count]),
  ];
}

/**
 * One inventory count through a day, drawn as surveyors draw rain and a river: sales fall on it from every channel and
 * lower it, deliveries and returns come from below and raise it.
 */
export const plate: Plate = {
  wide: [
    stock({
      lanes: { store: 24, website: 58, app: 92, returns: 328, deliveries: 362 },
      count: 186,
      empty: 297,
      left: 108,
      right: 800,
      lead: 8,
      item: 11,
      shown: occurrences,
    }),
    label('store', [0, 24], { width: 96 }),
    label('website', [0, 58], { width: 96 }),
    label('app', [0, 92], { width: 96 }),
    label('count', [0, 186], { width: 96, strong: 'water' }),
    label('returns', [0, 328], { width: 96, colour: 'veg' }),
    label('deliveries', [0, 362], { width: 100, colour: 'veg' }),
  ],
  narrow: [
    stock({
      lanes: { store: 16, website: 48, app: 80, returns: 310, deliveries: 341 },
      count: 160,
      empty: 278,
      left: 88,
      right: 280,
      lead: 16,
      item: 11,
      shown: occurrences.slice(4, 17),
    }),
    label('store', [0, 16], { width: 80 }),
    label('website', [0, 48], { width: 80 }),
    label('app', [0, 80], { width: 80 }),
    label('count', [0, 160], { width: 80, strong: 'water' }),
    label('returns', [0, 310], { width: 80, colour: 'veg' }),
    label('deliveries', [0, 341], { width: 84, colour: 'veg' }),
  ],
};
