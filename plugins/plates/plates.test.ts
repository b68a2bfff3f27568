import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteLanguages } from '#content/languages.ts';
import { type SetLabel, textWidth, wrapText } from './labels.ts';
import { curve, distance, hairline, indexLine, level } from './lines.ts';
import { type Drawn, type Plate, type Point, sheetsOf } from './plate.ts';
import { drawnPlates, plateCopy, platesFolder, plateText } from './plates.ts';
import { dot, label, ring } from './signs.ts';
import { setSheets, writePlate } from './write-plate.ts';

test('every label has room in every language, also two fifths longer and from right to left', () => {
  for (const language of [...siteLanguages, 'en-XL', 'en-XB']) {
    for (const { id, plate } of drawnPlates) {
      expect.soft(plateProblems(plate, plateText(id, language)), `${language} ${id}`).toEqual([]);
    }
  }
});

test('a plate shows every label and has every view of its copy', () => {
  for (const { id, plate } of drawnPlates) {
    const shown = new Set(sheetsOf(plate).flatMap(({ labels }) => labels.map((label) => label.id)));
    for (const language of siteLanguages) {
      const { labels = {}, views } = plateCopy(id, language) ?? {};
      expect.soft([...shown].sort(), id).toEqual(Object.keys(labels).sort());
      expect.soft(Object.keys(views?.others ?? {})).toEqual(Object.keys(plate.views ?? {}));
    }
  }
});

test('every file in the folder of plates is the plate of a page', () => {
  expect(readdirSync(platesFolder).sort()).toEqual(drawnPlates.map(({ id }) => `${id}.ts`).sort());
});

test('a label without room is a problem, and so is a line through a label, unless it is of a grid', () => {
  const narrow: Drawn[] = [
    label('outside', [250, 12], { width: 100 }),
    label('wide', [10, 52], { width: 20 }),
    [label('above', [10, 92], { width: 100 }), label('below', [20, 96], { width: 100 })],
    [indexLine(level(136, 0, 280)), label('crossed', [10, 136], { width: 100 })],
    [indexLine(level(170, 0, 280), 'line'), label('on a grid', [10, 170], { width: 100 })],
    hairline(level(230, 0, 280)),
  ];
  expect(plateProblems({ wide: [], narrow }, () => 'Two words')).toEqual([
    'narrow: a mark leaves the sheet',
    'narrow: outside leaves the sheet',
    'narrow: wide has a word wider than its room',
    'narrow: above touches another label',
    'narrow: crossed is crossed by a line',
  ]);
});

test('a text has the fewest lines, about equally long, and the width of the longest one', () => {
  const width = textWidth('The way back', 400);
  const lines = ['The way back', 'stays open'];
  expect(wrapText('The way back stays open', 9, 400)).toEqual({ lines, width });
  expect(wrapText('a Donaudampfschifffahrt b', 4, 400).lines).toHaveLength(3);
});

/** The lines of SVG for some marks. */
const write = (wide: readonly Drawn[], direction: 'ltr' | 'rtl' = 'ltr') =>
  writePlate({ wide, narrow: [] }, () => 'Fish & <chips>', direction)
    .split('\n')
    .filter((line) => /<path|<text/.test(line));

test('neighbours that look alike are one path, except lines that matter and rings; grids come first', () => {
  const across = (y: number) => level(y, 0, 9);
  const grid = hairline(across(3), 'line');
  expect(write([dot([10, 5]), dot([20, 5])])).toHaveLength(1);
  expect(write([ring([10, 5]), ring([12, 5])])).toHaveLength(2);
  expect(write([hairline(across(1)), dot([10, 5]), hairline(across(2))])).toHaveLength(3);
  expect(write([indexLine(across(1)), indexLine(across(2.5)), grid])).toEqual([
    '<path stroke="var(--line)" d="M0 3l9 0"/>',
    '<path stroke="var(--ink)" stroke-width="5" d="M0 1l9 0"/>',
    '<path stroke="var(--ink)" stroke-width="5" d="M0 2.5l9 0"/>',
  ]);
});

test('labels are escaped and wrapped; from right to left, places are mirrored and anchors stay', () => {
  const marks = [label('a', [10, 40], { width: 60, align: 'end', strong: 'ink' })];
  const [text = ''] = write(marks);
  expect(text).toContain('font-weight="500" text-anchor="end"');
  expect(text).toMatch(/>Fish &amp;<\/tspan><tspan x="10"[^>]*>&lt;chips><\/tspan>/);
  expect(write(marks, 'rtl')).toEqual([text.replaceAll('x="10"', 'x="790"')]);
  const mirrored = writePlate({ wide: [dot([10, 5])], narrow: [] }, String, 'rtl');
  expect(mirrored).toContain('<g id="marks" transform="matrix(-1 0 0 1 800 0)"');
  expect(mirrored).toContain('<symbol id="tile" viewBox="770 -15 40 40">');
});

/**
 * What cannot be seen on a plate in a language: marks that leave the sheet, and labels that leave it, are wider than their room,
 * or touch another label or a line that is not of a grid. Each problem names the composition and the label.
 */
function plateProblems(plate: Plate, text: (id: string) => string): string[] {
  return setSheets(plate, text).flatMap(({ id, width, height, top: start, shapes, labels }) => {
    const lines = shapes.filter(({ kind }) => kind === 'line');
    const isTall = shapes.some(({ points }) =>
      points.some(([, y]) => y < start || y > start + height),
    );
    const ofLabels = labels.flatMap(({ label, box }, i) => {
      const { left, top, right, bottom } = box;
      const problems = {
        'leaves the sheet': left < 0 || right > width || top < start || bottom > start + height,
        'has a word wider than its room': right - left > label.width + 0.5,
        'is crossed by a line': lines.some(({ points }) => crosses(points, box)),
        'touches another label': labels.some((other, j) => j > i && overlap(box, other.box)),
      };
      return Object.entries(problems).flatMap(([problem, isTrue]) =>
        isTrue ? [`${id}: ${label.id} ${problem}`] : [],
      );
    });
    return isTall ? [`${id}: a mark leaves the sheet`, ...ofLabels] : ofLabels;
  });
}

function overlap(one: SetLabel['box'], other: SetLabel['box']): boolean {
  const isBeside = one.left >= other.right || other.left >= one.right;
  return !isBeside && one.top < other.bottom && other.top < one.bottom;
}

/** Whether a line passes through a box: whether one of its points does, which are at most 1 px apart. */
function crosses(points: readonly Point[], box: SetLabel['box']): boolean {
  return points.some((to, i) => {
    const from = points[i - 1] ?? to;
    const dense = curve([from, to], Math.ceil(distance(from, to)) || 1);
    return dense.some(([x, y]) => overlap(box, { left: x, right: x, top: y, bottom: y }));
  });
}
