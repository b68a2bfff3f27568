import {
  beyond,
  curve,
  dashedLine,
  hairline,
  indexLine,
  laneChange,
  level,
  rectangle,
  upright,
} from '#plugins/plates/lines.ts';
import type { Colour, Compositions, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { dot, label, polygon } from '#plugins/plates/signs.ts';

/** Where a composition has its two places, one below the other. Time runs along them, from 0 to 1. */
interface Layout {
  readonly width: number;
  readonly old: number;
  readonly new: number;
  /** How thick the service is, and a place around it. */
  readonly service: number;
  readonly place: number;
  /** When rehearsals start, and how long they take. */
  readonly rehearsals: readonly number[];
  readonly loop: number;
  /** When results are compared. */
  readonly checks: readonly number[];
}
type Place = 'old' | 'new';

/** When the service moves. */
const SWITCH = 0.56;

const wide: Layout = {
  width: 800,
  old: 62,
  new: 276,
  service: 16,
  place: 52,
  rehearsals: [0.03, 0.29],
  loop: 0.2,
  checks: [0.25, 0.375, 0.5, 0.625, 0.75],
};
const narrow: Layout = {
  width: 280,
  old: 34,
  new: 166,
  service: 11,
  place: 34,
  rehearsals: [0.05],
  loop: 0.36,
  checks: [0.54, 0.75, 0.96],
};

const area = (from: Point, to: Point, colour: Colour) => polygon(rectangle(from, to), colour, 0.18);

/** The old data center and the cloud. */
const places = ({ width, old, new: cloud, place }: Layout): Drawn => [
  area([0, old - place / 2], [beyond(width), old + place / 2], 'ink'),
  area([0, cloud - place / 2], [beyond(width), cloud + place / 2], 'water'),
];

/** A line that stays at one place for a time, or for good. */
const stay = ({ width, ...layout }: Layout, place: Place, from: number, to?: number) =>
  level(layout[place], width * from, to === undefined ? beyond(width) : width * to);

/** A line that changes from one place to the other. */
const CHANGE = 0.17;
const change = ({ width, ...layout }: Layout, from: Place, to: Place, time: number) =>
  laneChange([width * time, layout[from]], [width * (time + CHANGE), layout[to]], 'across');

/** The service. */
const served = ({ service }: Layout, line: readonly Point[], colour: Colour = 'ink') =>
  indexLine(line, colour, service);

/** The service moves: its line has no gap, and has the flag where it moves. */
const switched = (layout: Layout): Drawn => [
  served(layout, [
    [0, layout.old],
    ...change(layout, 'old', 'new', SWITCH),
    [layout.width, layout.new],
  ]),
  served(layout, stay(layout, 'new', SWITCH + CHANGE), 'water'),
  dot([layout.width * (SWITCH + CHANGE / 2), (layout.old + layout.new) / 2], {
    colour: 'flag',
    radius: layout.service,
  }),
];

/** A copy of the load goes to the cloud and comes back, so its line is dashed. */
function rehearsal(layout: Layout, start: number): Drawn {
  const { width, old, new: cloud, service, loop } = layout;
  const [from, to] = [width * start, width * (start + loop)];
  const bend = old + ((cloud - old) * 4) / 3;
  const tip = old + service;
  const [head, half] = [service * 1.6, service * 0.9];
  const look = ` stroke-width="${service / 2.7}" stroke-dasharray="11 7"`;
  return [
    hairline(
      curve([...upright(from, old, bend), ...upright(to, bend, tip + head - 6)], 24),
      'ink',
      look,
    ),
    polygon([[to, tip], ...level(tip + head, to - half, to + half)], 'ink'),
  ];
}

/** Results of both places that agree. */
const compared = (layout: Layout): Drawn => [
  area(
    [layout.width * Math.min(...layout.checks), layout.old],
    [layout.width * Math.max(...layout.checks), layout.new],
    'veg',
  ),
  served(layout, stay(layout, 'old', 0)),
  indexLine(stay(layout, 'new', 0), 'water', layout.service / 2),
  layout.checks.map((time) => {
    const ends = upright(layout.width * time, layout.old, layout.new);
    return [
      indexLine(ends, 'veg', 4),
      ends.map((end) => dot(end, { colour: 'veg', radius: layout.service * 0.7 })),
    ];
  }),
];

/** The work goes to the cloud, and back the same way, with the flag. */
const returned = (layout: Layout): Drawn => {
  const there = change(layout, 'old', 'new', 0.2);
  const back = change(layout, 'new', 'old', 0.58);
  return [
    served(layout, [[0, layout.old], ...there, ...back, [beyond(layout.width), layout.old]]),
    served(layout, stay(layout, 'new', 0.2 + CHANGE, 0.58), 'water'),
    served(layout, back, 'flag'),
  ];
};

/** Both compositions with the names of the places, and with labels of their own. */
const composed = (
  draw: (layout: Layout) => Drawn,
  wideLabels: Drawn,
  narrowLabels: Drawn,
): Compositions => ({
  wide: [
    places(wide),
    draw(wide),
    label('old', [0, 24], { side: 'above', width: 320, strong: 'ink' }),
    label('new', [800, 314], { side: 'below', align: 'end', width: 220, strong: 'water' }),
    wideLabels,
  ],
  narrow: [
    places(narrow),
    draw(narrow),
    label('old', [0, 13], { side: 'above', width: 150, strong: 'ink' }),
    label('new', [280, 187], { side: 'below', align: 'end', width: 110, strong: 'water' }),
    narrowLabels,
  ],
});

const switchLabels: Compositions = {
  wide: [label('switch', [570, 150], { width: 200, strong: 'flag-text' })],
  narrow: [label('switch', [201, 95], { width: 79, strong: 'flag-text' })],
};

/**
 * A cutover: the thick line is the service. Copies of it rehearse the way to the cloud and come back, then it moves itself,
 * and stays.
 */
export const plate: Plate = {
  ...composed(
    (layout) => [layout.rehearsals.map((from) => rehearsal(layout, from)), switched(layout)],
    [
      wide.rehearsals.map((from) =>
        label('rehearsal', [800 * from + 80, 150], { align: 'middle', width: 130 }),
      ),
      switchLabels.wide,
    ],
    [label('rehearsal', [64, 86], { align: 'middle', width: 76 }), switchLabels.narrow],
  ),
  views: {
    compare: composed(
      compared,
      label('compared', [400, 314], { side: 'below', align: 'middle', width: 330, colour: 'ink' }),
      label('compared', [0, 100], { width: 140, colour: 'ink' }),
    ),
    'cut-over': composed(
      (layout) => [dashedLine(stay(layout, 'old', SWITCH + 0.03)), switched(layout)],
      [switchLabels.wide, label('ready', [800, 24], { side: 'above', align: 'end', width: 260 })],
      [switchLabels.narrow, label('ready', [280, 13], { side: 'above', align: 'end', width: 120 })],
    ),
    'go-back': composed(
      returned,
      label('returned', [580, 180], { width: 200, strong: 'flag-text' }),
      label('returned', [280, 112], { align: 'end', width: 80, strong: 'flag-text' }),
    ),
  },
};
