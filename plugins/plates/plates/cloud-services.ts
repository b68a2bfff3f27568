import {
  dashedLine,
  hairline,
  indexLine,
  laneChange,
  level,
  upright,
} from '#plugins/plates/lines.ts';
import type { Compositions, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { bracket, datum, dot, label, ring } from '#plugins/plates/signs.ts';

/** Wide: time runs to the right, with the old system above the new one. */
const OLD = 92;
const NEW = 280;
const weeks = Array.from({ length: 21 }, (_, i) => i * 40);
const compared = weeks.slice(6, 13);
/** The weeks are short lines at both systems, so that they leave the labels between them free. */
const TICK = 16;

/** Narrow: time runs down, with the old system on the side where reading starts. */
const OLD_COLUMN = 12;
const NEW_COLUMN = 124;
const days = Array.from({ length: 16 }, (_, i) => 34 + i * 21);
const comparedDays = days.slice(4, 9);
/** The days are short lines, too; the new system begins to run on the third. */
const ticks = (shown: readonly number[]): Drawn => [
  shown.map((y) => hairline(level(y, OLD_COLUMN, OLD_COLUMN + 10), 'line')),
  shown.slice(2).map((y) => hairline(level(y, NEW_COLUMN, NEW_COLUMN + 12), 'line')),
];

/** The same result of both systems, side by side. */
const comparison = (old: Point, copy: Point): Drawn => [
  hairline([old, copy], 'veg'),
  dot(old, { colour: 'veg' }),
  dot(copy, { colour: 'veg' }),
];

const wideLabels = {
  old: label('old', [0, OLD - 18], { side: 'above', width: 140, strong: 'ink' }),
  new: label('new', [186, NEW], { align: 'end', width: 180, strong: 'water' }),
  switch: label('switch', [606, (OLD + NEW) / 2], { width: 96, strong: 'flag-text' }),
};
const narrowLabels = {
  old: label('old', [0, 18], { side: 'above', width: 130, strong: 'ink' }),
  new: label('new', [162, 76], { width: 118, strong: 'water' }),
  switch: label('switch', [162, 249], { width: 118, strong: 'flag-text' }),
};
const narrowBaseline: Drawn = [datum([OLD_COLUMN, 56]), label('baseline', [28, 55], { width: 90 })];
const wideSwitch = ring([580, (OLD + NEW) / 2], { colour: 'flag', radius: 8 });
const narrowSwitch = ring([(OLD_COLUMN + NEW_COLUMN) / 2, 249], { colour: 'flag', radius: 7 });

/** The old system does the work, and the new one runs beside it. */
const compare: Compositions = {
  wide: [
    weeks.slice(0, 14).map((x) => hairline(upright(x, OLD, OLD + TICK), 'line')),
    hairline(level(NEW, 200, 520), 'water'),
    indexLine(level(OLD, 0, 520)),
    compared.map((x) => comparison([x, OLD], [x, NEW])),
    datum([160, OLD]),
    bracket([240, 312], [480, 312], -10),
    wideLabels.old,
    label('baseline', [180, OLD - 18], { side: 'above', width: 300 }),
    wideLabels.new,
    label('compared', [360, 328], { side: 'below', align: 'middle', width: 330 }),
  ],
  narrow: [
    ticks(days.slice(0, 10)),
    hairline(upright(NEW_COLUMN, 76, 222), 'water'),
    indexLine(upright(OLD_COLUMN, 28, 222)),
    comparedDays.map((y) => comparison([OLD_COLUMN, y], [NEW_COLUMN, y])),
    bracket([148, 118], [148, 202], -8),
    narrowBaseline,
    narrowLabels.old,
    narrowLabels.new,
    label('compared', [162, 160], { width: 116 }),
  ],
};

/** The work moves to the new system, and the old one stays ready. */
const cutOver: Compositions = {
  wide: [
    dashedLine(level(OLD, 526, 800)),
    hairline(level(NEW, 200, 640), 'water'),
    indexLine(level(OLD, 0, 520)),
    indexLine(laneChange([520, OLD], [640, NEW], 'across')),
    indexLine(level(NEW, 640, 800), 'water'),
    wideSwitch,
    wideLabels.old,
    wideLabels.new,
    wideLabels.switch,
    label('ready', [800, OLD - 18], { side: 'above', align: 'end', width: 260 }),
  ],
  narrow: [
    dashedLine(upright(OLD_COLUMN, 228, 360)),
    hairline(upright(NEW_COLUMN, 76, 276), 'water'),
    indexLine(upright(OLD_COLUMN, 28, 222)),
    indexLine(laneChange([OLD_COLUMN, 222], [NEW_COLUMN, 276], 'down')),
    indexLine(upright(NEW_COLUMN, 276, 360), 'water'),
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
    hairline(level(NEW, 200, 360), 'water'),
    dashedLine(level(OLD, 246, 640)),
    dashedLine(level(NEW, 526, 800)),
    indexLine(level(OLD, 0, 240)),
    indexLine(laneChange([240, OLD], [360, NEW], 'across')),
    indexLine(level(NEW, 360, 520), 'water'),
    indexLine(laneChange([520, NEW], [640, OLD], 'across'), 'flag'),
    indexLine(level(OLD, 640, 800)),
    wideLabels.old,
    wideLabels.new,
    label('returned', [606, (OLD + NEW) / 2 + 6], { width: 180, strong: 'flag-text' }),
  ],
  narrow: [
    hairline(upright(NEW_COLUMN, 76, 154), 'water'),
    dashedLine(upright(OLD_COLUMN, 106, 270)),
    dashedLine(upright(NEW_COLUMN, 222, 360)),
    indexLine(upright(OLD_COLUMN, 28, 100)),
    indexLine(laneChange([OLD_COLUMN, 100], [NEW_COLUMN, 154], 'down')),
    indexLine(upright(NEW_COLUMN, 154, 216), 'water'),
    indexLine(laneChange([NEW_COLUMN, 216], [OLD_COLUMN, 270], 'down'), 'flag'),
    indexLine(upright(OLD_COLUMN, 270, 360)),
    narrowLabels.old,
    narrowLabels.new,
    label('returned', [162, 249], { width: 118, strong: 'flag-text' }),
  ],
};

/**
 * A cutover: the thick line is the work. It runs on the old system while the new one runs beside it, and changes over
 * when the results agree. The old system stays ready, so the dashed way back is open.
 */
export const plate: Plate = {
  wide: [
    weeks.map((x) => hairline(upright(x, OLD, OLD + TICK), 'line')),
    weeks.slice(5).map((x) => hairline(upright(x, NEW - TICK, NEW), 'line')),
    dashedLine(level(OLD, 526, 800)),
    dashedLine(laneChange([680, NEW], [790, OLD], 'across')),
    hairline(level(NEW, 200, 640), 'water'),
    indexLine(level(OLD, 0, 520)),
    indexLine(laneChange([520, OLD], [640, NEW], 'across')),
    indexLine(level(NEW, 640, 800), 'water'),
    compared.map((x) => comparison([x, OLD], [x, NEW])),
    datum([160, OLD]),
    wideSwitch,
    bracket([240, 312], [480, 312], -10),
    wideLabels.old,
    label('baseline', [180, OLD - 18], { side: 'above', width: 300 }),
    wideLabels.new,
    label('compared', [360, 328], { side: 'below', align: 'middle', width: 330 }),
    wideLabels.switch,
    label('back', [800, OLD - 18], { side: 'above', align: 'end', width: 260 }),
  ],
  narrow: [
    ticks(days),
    dashedLine(upright(OLD_COLUMN, 228, 360)),
    dashedLine(laneChange([NEW_COLUMN, 296], [OLD_COLUMN, 352], 'down')),
    hairline(upright(NEW_COLUMN, 76, 276), 'water'),
    indexLine(upright(OLD_COLUMN, 28, 222)),
    indexLine(laneChange([OLD_COLUMN, 222], [NEW_COLUMN, 276], 'down')),
    indexLine(upright(NEW_COLUMN, 276, 360), 'water'),
    comparedDays.map((y) => comparison([OLD_COLUMN, y], [NEW_COLUMN, y])),
    narrowSwitch,
    bracket([148, 118], [148, 202], -8),
    narrowBaseline,
    narrowLabels.old,
    narrowLabels.new,
    label('compared', [162, 160], { width: 116 }),
    narrowLabels.switch,
    label('back', [162, 324], { width: 118 }),
  ],
  views: { compare, 'cut-over': cutOver, 'go-back': goBack },
};
