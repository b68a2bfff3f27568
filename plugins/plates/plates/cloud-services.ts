import {
  dashedLine,
  hairline,
  indexLine,
  laneChange,
  level,
  roundedPath,
  upright,
} from '#plugins/plates/lines.ts';
import type { Compositions, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { band, dot, label, polygon, ring } from '#plugins/plates/signs.ts';

/** Wide: time runs to the right, with the old system above the new one. */
const OLD = 40;
const NEW = 288;
const compared = [240, 300, 360, 420, 480];

/** Narrow: time runs down, with the old system on the side where reading starts. */
const OLD_COLUMN = 12;
const NEW_COLUMN = 124;
const comparedDays = [114, 139, 164, 189, 214];

/** The system that works. */
const working = (line: readonly Point[], colour: 'ink' | 'water' = 'ink') =>
  indexLine(line, colour, 7);
/** The new system while it runs beside the old one. */
const beside = (line: readonly Point[]) => hairline(line, 'water', ' stroke-width="2.5"');
/** The time when both run, from the first comparison to the last. */
const parallel: Compositions = {
  wide: [band(level(OLD, 240, 480), level(NEW, 240, 480), 'veg', 0.18)],
  narrow: [
    band(level(114, OLD_COLUMN, NEW_COLUMN), level(214, OLD_COLUMN, NEW_COLUMN), 'veg', 0.18),
  ],
};

/** The same result of both systems, side by side. */
const comparison = (old: Point, copy: Point): Drawn => [
  hairline([old, copy], 'veg', ' stroke-width="1.5"'),
  dot(old, { colour: 'veg', radius: 7 }),
  dot(copy, { colour: 'veg', radius: 7 }),
];

const wideLabels = {
  compared: label('compared', [360, NEW + 18], {
    side: 'below',
    align: 'middle',
    width: 330,
    colour: 'ink',
  }),
  old: label('old', [0, OLD - 18], { side: 'above', width: 320, strong: 'ink' }),
  new: label('new', [800, NEW + 18], { side: 'below', align: 'end', width: 220, strong: 'water' }),
  switch: label('switch', [604, (OLD + NEW) / 2], { width: 116, strong: 'flag-text' }),
};
const narrowLabels = {
  compared: label('compared', [148, 164], { width: 130, colour: 'ink' }),
  old: label('old', [0, 18], { side: 'above', width: 116, strong: 'ink' }),
  new: label('new', [NEW_COLUMN, 18], { side: 'above', width: 150, strong: 'water' }),
  switch: label('switch', [148, 249], { width: 132, strong: 'flag-text' }),
};
const wideSwitch = ring([580, (OLD + NEW) / 2], { colour: 'flag', radius: 14 });
const narrowSwitch = ring([(OLD_COLUMN + NEW_COLUMN) / 2, 249], { colour: 'flag', radius: 12 });

/** The old system does the work, and the new one runs beside it. */
const compare: Compositions = {
  wide: [
    parallel.wide,
    beside(level(NEW, 0, 800)),
    working(level(OLD, 0, 800)),
    compared.map((x) => comparison([x, OLD], [x, NEW])),
    wideLabels.old,
    wideLabels.new,
    wideLabels.compared,
  ],
  narrow: [
    parallel.narrow,
    beside(upright(NEW_COLUMN, 28, 360)),
    working(upright(OLD_COLUMN, 28, 360)),
    comparedDays.map((y) => comparison([OLD_COLUMN, y], [NEW_COLUMN, y])),
    narrowLabels.old,
    narrowLabels.new,
    narrowLabels.compared,
  ],
};

/** The work moves to the new system, and the old one stays ready. */
const cutOver: Compositions = {
  wide: [
    dashedLine(level(OLD, 526, 800)),
    beside(level(NEW, 0, 640)),
    working(level(OLD, 0, 522)),
    working(laneChange([520, OLD], [640, NEW], 'across')),
    working(level(NEW, 638, 800), 'water'),
    wideSwitch,
    wideLabels.old,
    wideLabels.new,
    wideLabels.switch,
    label('ready', [800, OLD - 18], { side: 'above', align: 'end', width: 260 }),
  ],
  narrow: [
    dashedLine(upright(OLD_COLUMN, 228, 360)),
    beside(upright(NEW_COLUMN, 28, 276)),
    working(upright(OLD_COLUMN, 28, 224)),
    working(laneChange([OLD_COLUMN, 222], [NEW_COLUMN, 276], 'down')),
    working(upright(NEW_COLUMN, 274, 360), 'water'),
    narrowSwitch,
    narrowLabels.old,
    narrowLabels.new,
    narrowLabels.switch,
    label('ready', [26, 330], { width: 90 }),
  ],
};

/** The new system fails a check, and the work goes back to the old one. */
const goBack: Compositions = {
  wide: [
    beside(level(NEW, 0, 360)),
    dashedLine(level(OLD, 246, 640)),
    dashedLine(level(NEW, 526, 800)),
    working(level(OLD, 0, 242)),
    working(laneChange([240, OLD], [360, NEW], 'across')),
    working(level(NEW, 358, 522), 'water'),
    indexLine(laneChange([520, NEW], [640, OLD], 'across'), 'flag', 7),
    working(level(OLD, 638, 800)),
    wideLabels.old,
    wideLabels.new,
    label('returned', [606, (OLD + NEW) / 2 + 6], { width: 180, strong: 'flag-text' }),
  ],
  narrow: [
    beside(upright(NEW_COLUMN, 28, 154)),
    dashedLine(upright(OLD_COLUMN, 106, 270)),
    dashedLine(upright(NEW_COLUMN, 222, 360)),
    working(upright(OLD_COLUMN, 28, 102)),
    working(laneChange([OLD_COLUMN, 100], [NEW_COLUMN, 154], 'down')),
    working(upright(NEW_COLUMN, 152, 218), 'water'),
    indexLine(laneChange([NEW_COLUMN, 216], [OLD_COLUMN, 270], 'down'), 'flag', 7),
    working(upright(OLD_COLUMN, 268, 360)),
    narrowLabels.old,
    narrowLabels.new,
    label('returned', [148, 249], { width: 132, strong: 'flag-text' }),
  ],
};

/** A rehearsal: to the new system, a while on it, and back. It is dashed, because the work stays where it is. */
const rehearsal = (way: readonly Point[], arrowhead: readonly Point[]): Drawn => [
  dashedLine(roundedPath(way, 18), 'ink'),
  polygon(arrowhead, 'ink'),
];
const wideRehearsals = [16, 128].map((x) =>
  rehearsal(
    [...upright(x, OLD, NEW), ...upright(x + 72, NEW, OLD + 18)],
    [[x + 72, OLD + 8], ...level(OLD + 24, x + 64, x + 80)],
  ),
);
const narrowRehearsal = rehearsal(
  [...level(44, OLD_COLUMN, NEW_COLUMN), ...level(90, NEW_COLUMN, OLD_COLUMN + 18)],
  [[OLD_COLUMN + 8, 90], ...upright(OLD_COLUMN + 24, 82, 98)],
);

/**
 * A cutover: the thick line is the work. It runs on the old system while the new one runs beside it, and changes over
 * when the results agree. The old system stays ready, so the dashed way back is open.
 */
export const plate: Plate = {
  wide: [
    wideRehearsals,
    parallel.wide,
    dashedLine(level(OLD, 526, 800)),
    dashedLine(laneChange([680, NEW], [790, OLD], 'across')),
    beside(level(NEW, 0, 640)),
    working(level(OLD, 0, 522)),
    working(laneChange([520, OLD], [640, NEW], 'across')),
    working(level(NEW, 638, 800), 'water'),
    compared.map((x) => comparison([x, OLD], [x, NEW])),
    wideSwitch,
    wideLabels.old,
    label('rehearsal', [108, NEW + 18], { side: 'below', align: 'middle', width: 200 }),
    wideLabels.new,
    wideLabels.compared,
    wideLabels.switch,
    label('back', [800, OLD - 18], { side: 'above', align: 'end', width: 420 }),
  ],
  narrow: [
    narrowRehearsal,
    parallel.narrow,
    dashedLine(upright(OLD_COLUMN, 228, 360)),
    dashedLine(laneChange([NEW_COLUMN, 296], [OLD_COLUMN, 352], 'down')),
    beside(upright(NEW_COLUMN, 28, 276)),
    working(upright(OLD_COLUMN, 28, 224)),
    working(laneChange([OLD_COLUMN, 222], [NEW_COLUMN, 276], 'down')),
    working(upright(NEW_COLUMN, 274, 360), 'water'),
    comparedDays.map((y) => comparison([OLD_COLUMN, y], [NEW_COLUMN, y])),
    narrowSwitch,
    narrowLabels.old,
    narrowLabels.new,
    label('rehearsal', [148, 72], { width: 132 }),
    narrowLabels.compared,
    narrowLabels.switch,
    label('back', [148, 324], { width: 132 }),
  ],
  views: { compare, 'cut-over': cutOver, 'go-back': goBack },
};
