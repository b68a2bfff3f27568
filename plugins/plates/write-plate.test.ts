import { expect, test } from 'vitest';
import { band, hatch } from './areas.ts';
import { dashedLine, hairline, indexLine } from './lines.ts';
import type { Drawn } from './mark.ts';
import { axis, bar, bracket, datum, dimension, dot, label, ring } from './signs.ts';
import { writePlate } from './write-plate.ts';

const write = (wide: readonly Drawn[], direction: 'ltr' | 'rtl' = 'ltr') =>
  writePlate({ wide, narrow: [] }, { text: () => 'Fish & <chips>', direction })
    .split('\n')
    .slice(2)
    .filter((line) => !/symbol|svg|<\/?g|--line|^$/.test(line));

test('lines that are drawn have the length 1, and dashes keep theirs', () => {
  expect(
    write([
      indexLine([
        [0, 10],
        [40, 10],
      ]),
      dashedLine([
        [0, 0],
        [9, 0],
      ]),
    ]),
  ).toEqual([
    '<path stroke="var(--ink)" stroke-width="2.5" pathLength="1" d="M0 10l40 0"/>',
    '<path stroke="var(--ink-2)" stroke-width="1.5" stroke-dasharray="5 5" stroke-dashoffset="0" d="M0 0l9 0"/>',
  ]);
});

test('neighbours that look alike are one path, except lines that matter', () => {
  const across = (y: number) =>
    [
      [0, y],
      [9, y],
    ] as const;
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
  expect(write(marks)[0]).toContain('M10 5h0');
  expect(write(marks, 'rtl')[0]).toContain('M790 5h0');
  expect(write(marks)[1]).toContain('<tspan x="10"');
  expect(write(marks, 'rtl')[1]).toContain('<tspan x="790"');
  expect(write(marks, 'rtl')[1]).not.toContain('text-anchor');
});

test('the text of a label is escaped and wrapped', () => {
  const [text = ''] = write([label('a', [0, 40], { width: 60, align: 'middle', strong: true })]);
  expect(text).toContain('text-anchor="middle"');
  expect(text).toContain('font-weight="500"');
  expect(text).toMatch(/>Fish &amp;<\/tspan><tspan [^>]*>&lt;chips><\/tspan>/);
});

test('a band is one closed outline, a ring covers the line below it, a datum stands on its point', () => {
  const [area = '', hollow = '', triangle = ''] = write([
    band(
      [
        [0, 0],
        [10, 0],
      ],
      [
        [0, 9],
        [10, 9],
      ],
    ),
    ring([5, 5]),
    datum([50, 60]),
  ]);
  expect(area).toContain('d="M0 0l10 0L10 9l-10 0z"');
  expect(hollow).toContain('fill="var(--paper)"');
  expect(triangle).toMatch(/M39\.6 44l20\.\d 0l-10\.\d 16z/);
});

test('hatching stays inside its polygon', () => {
  const lines = hatch([
    [0, 0],
    [40, 0],
    [40, 40],
    [0, 40],
  ]);
  expect(lines.length).toBeGreaterThan(5);
  for (const [x, y] of lines.flatMap(({ points }) => points)) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x, y)).toBeLessThanOrEqual(40);
  }
});

test('dimensions have two ticks, axes as many as asked, brackets two ends', () => {
  expect(
    write([dimension([0, 0], [0, 50])])
      .join('')
      .match(/M/g),
  ).toHaveLength(3);
  expect(
    write([axis([0, 0], [100, 0], 5)])
      .join('')
      .match(/M/g),
  ).toHaveLength(6);
  expect(write([bracket([0, 0], [100, 0], -8)])[0]).toContain('M0-8l0 8l100 0l0-8');
});

test('a bar stands across a line, with its middle on the point', () => {
  expect(write([bar([50, 40], 20)])[0]).toContain('d="M50 30l0 20"');
});
