import {
  curve,
  dashedLine,
  hairline,
  indexLine,
  laneChange,
  rectangle,
} from '#plugins/plates/lines.ts';
import type { Colour, Compositions, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { dot, label, polygon } from '#plugins/plates/signs.ts';

/** Where a composition has its two places, one beside the other. Time runs along them. */
interface Layout {
  /** `time` counts from 0 to 1. */
  readonly point: (time: number, across: number) => Point;
  readonly direction: 'across' | 'down';
  readonly old: number;
  readonly new: number;
  /** How wide the service is, and a place around it. */
  readonly service: number;
  readonly place: number;
  /** Half the width of an arrowhead, in time. */
  readonly head: number;
}
type Place = 'old' | 'new';

/** When the rehearsals start, and the switch. */
const REHEARSALS = [0.03, 0.29];
const SWITCH = 0.56;

const wide: Layout = {
  point: (time, across) => [800 * time, across],
  direction: 'across',
  old: 62,
  new: 276,
  service: 16,
  place: 52,
  head: 0.018,
};
const narrow: Layout = {
  point: (time, across) => [across, 30 + 330 * time],
  direction: 'down',
  old: 18,
  new: 262,
  service: 12,
  place: 36,
  head: 0.032,
};

/** The area between a time at one place and another time at another one, or beside them. */
const area = ({ point }: Layout, from: Point, to: Point, colour: Colour): Drawn =>
  polygon(rectangle(point(...from), point(...to)), colour, 0.18);

/** The old data center and the cloud. */
const places = (layout: Layout): Drawn => {
  const half = layout.place / 2;
  return [
    area(layout, [0, layout.old - half], [1, layout.old + half], 'ink'),
    area(layout, [0, layout.new - half], [1, layout.new + half], 'water'),
  ];
};

/** A line that stays at one place for a time. */
const stay = ({ point, ...layout }: Layout, place: Place, from: number, to: number) =>
  [from, to].map((time) => point(time, layout[place]));

/** A line that changes from one place to the other. */
const CHANGE = 0.17;
const change = ({ point, direction, ...layout }: Layout, from: Place, to: Place, time: number) =>
  laneChange(point(time, layout[from]), point(time + CHANGE, layout[to]), direction);

/** The service. */
const served = ({ service }: Layout, line: readonly Point[], colour: Colour = 'ink') =>
  indexLine(line, colour, service);

/** The service moves: its line has no gap, and has the flag where it moves. */
const switched = (layout: Layout): Drawn => [
  served(layout, [
    layout.point(0, layout.old),
    ...change(layout, 'old', 'new', SWITCH),
    layout.point(1, layout.new),
  ]),
  served(layout, stay(layout, 'new', SWITCH + CHANGE, 1), 'water'),
  dot(layout.point(SWITCH + CHANGE / 2, (layout.old + layout.new) / 2), {
    colour: 'flag',
    radius: layout.service,
  }),
];

/** A copy of the load goes to the cloud and comes back, so its line is dashed. */
function rehearsal({ point, old, new: cloud, service, head }: Layout, from: number): Drawn {
  const to = from + 0.2;
  const bend = old + ((cloud - old) * 4) / 3;
  const tip = old + service;
  const look = ` stroke-width="${service / 2.7}" stroke-dasharray="11 7"`;
  return [
    hairline(
      curve([point(from, old), point(from, bend), point(to, bend), point(to, tip + 20)], 24),
      'ink',
      look,
    ),
    polygon([point(to, tip), point(to - head, tip + 26), point(to + head, tip + 26)], 'ink'),
  ];
}

/** Results of both places that agree. */
const compared = (layout: Layout): Drawn => [
  area(layout, [0.25, layout.old], [0.75, layout.new], 'veg'),
  served(layout, stay(layout, 'old', 0, 1)),
  indexLine(stay(layout, 'new', 0, 1), 'water', layout.service / 2),
  [0.25, 0.375, 0.5, 0.625, 0.75].map((time) => {
    const ends = [layout.point(time, layout.old), layout.point(time, layout.new)];
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
    served(layout, [layout.point(0, layout.old), ...there, ...back, layout.point(1, layout.old)]),
    served(layout, stay(layout, 'new', 0.2 + CHANGE, 0.58), 'water'),
    served(layout, back, 'flag'),
  ];
};

const names: Compositions = {
  wide: [
    label('old', [0, 24], { side: 'above', width: 320, strong: 'ink' }),
    label('new', [800, 314], { side: 'below', align: 'end', width: 220, strong: 'water' }),
  ],
  narrow: [
    label('old', [0, 20], { side: 'above', width: 150, strong: 'ink' }),
    label('new', [280, 20], { side: 'above', align: 'end', width: 110, strong: 'water' }),
  ],
};

/** Both compositions with the names of the places, and with labels of their own. */
const composed = (
  draw: (layout: Layout) => Drawn,
  wideLabels: Drawn,
  narrowLabels: Drawn,
): Compositions => ({
  wide: [places(wide), draw(wide), names.wide, wideLabels],
  narrow: [places(narrow), draw(narrow), names.narrow, narrowLabels],
});

const switchLabels: Compositions = {
  wide: [label('switch', [570, 150], { width: 200, strong: 'flag-text' })],
  narrow: [label('switch', [48, 306], { width: 180, strong: 'flag-text' })],
};

/**
 * A cutover: the thick line is the service. Copies of it rehearse the way to the cloud and come back, then it moves itself,
 * and stays.
 */
export const plate: Plate = {
  ...composed(
    (layout) => [REHEARSALS.map((from) => rehearsal(layout, from)), switched(layout)],
    [
      REHEARSALS.map((from) =>
        label('rehearsal', [800 * from + 80, 150], { align: 'middle', width: 130 }),
      ),
      switchLabels.wide,
    ],
    [
      REHEARSALS.map((from) => label('rehearsal', [48, 63 + 330 * from], { width: 150 })),
      switchLabels.narrow,
    ],
  ),
  views: {
    compare: composed(
      compared,
      label('compared', [400, 314], { side: 'below', align: 'middle', width: 330, colour: 'ink' }),
      label('compared', [48, 320], { width: 180, colour: 'ink' }),
    ),
    'cut-over': composed(
      (layout) => [dashedLine(stay(layout, 'old', SWITCH + 0.03, 1)), switched(layout)],
      [switchLabels.wide, label('ready', [800, 24], { side: 'above', align: 'end', width: 260 })],
      [switchLabels.narrow, label('ready', [48, 346], { width: 150 })],
    ),
    'go-back': composed(
      returned,
      label('returned', [580, 180], { width: 200, strong: 'flag-text' }),
      label('returned', [48, 306], { width: 190, strong: 'flag-text' }),
    ),
  },
};
