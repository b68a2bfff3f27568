import { indexLine, level, upright } from '#plugins/plates/lines.ts';
import type { Colour, Drawn, Plate, Point } from '#plugins/plates/plate.ts';
import { dot, label, polygon, ring } from '#plugins/plates/signs.ts';

/** What a composition shows, in px. */
interface Claims {
  /** The heights of the claims, and where they end. */
  readonly simple: readonly number[];
  readonly hard: readonly number[];
  readonly paid: number;
  readonly paidLater: number;
  readonly adjuster: number;
  /** How thick a claim's line is. */
  readonly thick: number;
  /** The axis: its height, an hour and a day, and the middle of the break between them. */
  readonly time: number;
  readonly hour: number;
  readonly day: number;
  readonly gap: number;
}

const RESPONSE = 4;

/** A claim as a sheet of paper with its corner folded, at the start of its way. */
function sheet(y: number, thick: number, colour: Colour): Drawn {
  const [width, half, fold] = [2.2 * thick, 1.3 * thick, 0.9 * thick];
  const [top, foot] = [y - half, y + half];
  const outline: Point[] = [
    ...level(top, 0, width - fold),
    [width, top + fold],
    ...level(foot, width, 0),
  ];
  const written = [0, 0.65].map((down) =>
    indexLine(level(y + down * thick, fold / 2, width - fold / 2), 'paper', thick / 4),
  );
  return [polygon(outline, colour), written];
}

/** Claims on their way in time: sheets, then lines that pass the flag of the first response, until they are paid. */
function claims(drawn: Claims): Drawn {
  const { simple, hard, paid, paidLater, adjuster, thick, time, hour, day, gap } = drawn;
  const [start, foot] = [2.6 * thick, time + thick];
  const claim = (y: number, to: number, colour: Colour): Drawn => [
    sheet(y, thick, colour),
    indexLine(level(y, start, to), colour, thick),
    dot([to, y], { colour: 'veg', radius: thick }),
  ];
  const ticks = (from: number, to: number, pitch: number) =>
    Array.from({ length: Math.floor((to - from) / pitch) + 1 }, (_, i) =>
      indexLine(upright(from + i * pitch, time, foot), 'ink-2', 4),
    );
  const response = start + RESPONSE * hour;
  const pennant: Point[] = [
    [response, 0],
    [response + 2.2 * thick, 1.1 * thick],
    [response, 2.2 * thick],
  ];
  /** A side of the break, which leans. */
  const side = (x: number): Point[] => [
    [x + thick, (hard[0] ?? 0) - 1.6 * thick],
    [x - thick, foot],
  ];
  const [before, after] = [side(gap - thick), side(gap + thick)];
  return [
    indexLine(upright(response, 0, foot), 'flag', 3.5),
    polygon(pennant, 'flag'),
    simple.map((y) => claim(y, paid, 'water')),
    hard.map((y) => [claim(y, paidLater, 'ink'), ring([adjuster, y], { radius: 1.1 * thick })]),
    indexLine(level(time, start - 2, paidLater + 2), 'ink-2', 4),
    ticks(start, paid, hour),
    ticks(paidLater - 4 * day, paidLater, day),
    polygon([...before, ...after.toReversed()], 'paper'),
    indexLine(before, 'ink-2', 4),
    indexLine(after, 'ink-2', 4),
  ];
}

/**
 * All claims get a first response after four hours, as the page's figure says: the simple ones run straight to payment and end within
 * hours, the hard ones pass an adjuster, at the rings, and end days later.
 */
export const plate: Plate = {
  wide: [
    claims({
      simple: [54, 94, 134],
      hard: [216, 256],
      paid: 397,
      paidLater: 660,
      adjuster: 556,
      thick: 12,
      time: 298,
      hour: 54,
      day: 52,
      gap: 426,
    }),
    label('simple', [0, 13], { width: 224, strong: 'water' }),
    label('response', [284, 13], { width: 400, strong: 'flag-text' }),
    label('paid-hours', [422, 94], { width: 300, strong: 'veg' }),
    label('hard', [0, 184], { side: 'above', width: 230, strong: 'ink' }),
    label('adjuster', [556, 184], { side: 'above', align: 'middle', width: 240, strong: 'ink' }),
    label('paid-days', [684, 236], { width: 116, strong: 'veg' }),
    label('hours', [29, 322], { side: 'below', width: 220, colour: 'ink' }),
    label('days', [450, 322], { side: 'below', width: 200, colour: 'ink' }),
  ],
  narrow: [
    claims({
      simple: [44, 66, 88],
      hard: [134, 156],
      paid: 172,
      paidLater: 272,
      adjuster: 238,
      thick: 7,
      time: 174,
      hour: 24,
      day: 16,
      gap: 188,
    }),
    label('simple', [0, 30], { side: 'above', width: 112, strong: 'water' }),
    label('response', [136, 0], { side: 'below', width: 144, strong: 'flag-text' }),
    label('paid-hours', [186, 66], { width: 94, strong: 'veg' }),
    label('hard', [0, 120], { side: 'above', width: 112, strong: 'ink' }),
    label('adjuster', [280, 120], { side: 'above', align: 'end', width: 160, strong: 'ink' }),
    label('hours', [16, 186], { side: 'below', width: 90, colour: 'ink' }),
    label('paid-days', [280, 186], { side: 'below', align: 'end', width: 140, strong: 'veg' }),
  ],
};
