import { expect, test } from 'vitest';
import {
  closed,
  dashedLine,
  hairline,
  indexLine,
  laneChange,
  level,
  rectangle,
  roundedPath,
} from './lines.ts';
import type { Drawn } from './plate.ts';
import { axis, band, bracket, datum, dimension, dot, hatch, label, ring } from './signs.ts';
import { writePlate } from './write-plate.ts';

/** The lines of SVG for some marks, without the grid. */
const write = (wide: readonly Drawn[], direction: 'ltr' | 'rtl' = 'ltr') =>
  writePlate({ wide, narrow: [] }, { text: () => 'Fish & <chips>', direction })
    .split('\n')
    .slice(2)
    .filter((line) => !/symbol|svg|<\/?g|--line|^$/.test(line));

test('lines that are drawn have the length 1, and dashes keep theirs', () => {
  expect(write([indexLine(level(10, 0, 40)), dashedLine(level(0, 0, 9))])).toEqual([
    '<path stroke="var(--ink)" stroke-width="2.5" pathLength="1" d="M0 10l40 0"/>',
    '<path stroke="var(--ink-2)" stroke-width="1.5" stroke-dasharray="5 5" stroke-dashoffset="0" d="M0 0l9 0"/>',
  ]);
});

test('neighbours that look alike are one path, except lines that matter', () => {
  const across = (y: number) => level(y, 0, 9);
  expect(write([dot([10, 5]), dot([20, 5])])).toHaveLength(1);
  expect(write([hairline(across(1)), hairline(across(2))])).toHaveLength(1);
  expect(write([hairline(across(1)), dot([10, 5]), hairline(across(2))])).toHaveLength(3);
  expect(write([indexLine(across(1)), indexLine(across(2))])).toHaveLength(2);
  expect(write([ring([10, 5]), ring([12, 5])])).toHaveLength(2);
});

test('a smooth line goes through its points', () => {
  const [line = ''] = write([
    hairline(
      [
        [0, 0],
        [10, 20],
        [20, 0],
      ],
      { course: 'smooth' },
    ),
  ]);
  expect(line).toMatch(/d="M0 0c[\d .-]+ 10 20c[\d .-]+ 10-20"/);
});

test('from right to left, places are mirrored and anchors stay', () => {
  const marks = [dot([10, 5]), label('a', [10, 40], { width: 200 })];
  const [place, text] = write(marks);
  expect([place, text]).toEqual([
    expect.stringContaining('M10 5h0'),
    expect.stringContaining('<tspan x="10"'),
  ]);
  const mirrored = [place?.replace('M10', 'M790'), text?.replaceAll('x="10"', 'x="790"')];
  expect(write(marks, 'rtl')).toEqual(mirrored);
});

test('the text of a label is escaped and wrapped', () => {
  const [text = ''] = write([label('a', [0, 40], { width: 60, align: 'middle', strong: true })]);
  expect(text).toContain('text-anchor="middle"');
  expect(text).toContain('font-weight="500"');
  expect(text).toMatch(/>Fish &amp;<\/tspan><tspan [^>]*>&lt;chips><\/tspan>/);
});

test('a band is one closed outline, a ring covers the line below it, a datum stands on its point', () => {
  const marks = [band(level(0, 0, 10), level(9, 0, 10)), ring([5, 5]), datum([50, 60])];
  const [area = '', hollow = '', triangle = ''] = write(marks);
  expect(area).toContain('d="M0 0l10 0L10 9l-10 0z"');
  expect(hollow).toContain('fill="var(--paper)"');
  expect(triangle).toMatch(/M39\.6 44l20\.\d 0l-10\.\d 16z/);
});

test('hatching stays inside its rectangle', () => {
  const lines = hatch(rectangle([0, 0], [40, 40]));
  expect(lines.length).toBeGreaterThan(5);
  const outside = lines.flatMap(({ points }) => points.flat()).filter((x) => x < 0 || x > 40);
  expect(outside).toEqual([]);
});

test('dimensions have two ticks, axes as many as asked, brackets two ends, outlines an end', () => {
  const starts = (drawn: Drawn) => write([drawn]).join('').match(/M/g);
  expect(starts(dimension([0, 0], [0, 50]))).toHaveLength(3);
  expect(starts(axis([0, 0], [100, 0], 5))).toHaveLength(6);
  expect(write([bracket([0, 0], [100, 0], -8)])[0]).toContain('M0-8l0 8l100 0l0-8');
  expect(write([hairline(closed(rectangle([0, 0], [8, 4])))])[0]).toContain(
    'M0 0l8 0l0 4l-8 0l0-4',
  );
});

test('a rounded path keeps its ends and cuts its corner, by at most half of a short line', () => {
  const path = roundedPath(
    [
      [0, 0],
      [8, 0],
      [8, 100],
    ],
    10,
  );
  expect([path[0], path[1], path.at(-2), path.at(-1)]).toEqual([
    [0, 0],
    [4, 0],
    [8, 10],
    [8, 100],
  ]);
  expect(path).not.toContainEqual([8, 0]);
});

test('a change of lane starts and ends parallel to its lanes, and passes the middle', () => {
  const across = laneChange([0, 0], [120, 60], 'across');
  expect([across[0], across[12], across.at(-1)]).toEqual([
    [0, 0],
    [60, 30],
    [120, 60],
  ]);
  expect((across[1]?.[1] ?? 60) / 60).toBeLessThan(0.05);
  expect(laneChange([0, 0], [60, 120], 'down')[12]).toEqual([30, 60]);
});
