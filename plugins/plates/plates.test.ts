import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteLanguages } from '#content/languages.ts';
import { site } from '#plugins/output/tested-site.ts';
import { indexLine, level } from './lines.ts';
import { type Drawn, marksOf } from './plate.ts';
import { plateProblems } from './plate-problems.ts';
import { drawnPlates, plateLabels, plateLanguage, platesFolder } from './plates.ts';
import { label } from './signs.ts';

test('every label has room in every language, also two fifths longer and from right to left', () => {
  for (const language of [...siteLanguages, 'en-XL', 'en-XB']) {
    for (const { id, plate } of drawnPlates) {
      const problems = plateProblems(plate, plateLanguage(id, language).text);
      expect.soft(problems, `${id} in ${language}`).toEqual([]);
    }
  }
});

test('a plate shows every label of its copy', () => {
  for (const { id, plate } of drawnPlates) {
    const marks = [...marksOf(plate.wide), ...marksOf(plate.narrow)];
    const shown = new Set(marks.flatMap((mark) => (mark.kind === 'label' ? [mark.id] : [])));
    const labels = Object.keys(plateLabels(id, site.language));
    expect.soft([...shown].sort(), id).toEqual(labels.sort());
  }
});

test('every file in the folder of plates is the plate of a page', () => {
  const known = drawnPlates.map(({ id }) => `${id}.ts`);
  expect(readdirSync(platesFolder).sort()).toEqual(known.sort());
});

test('a label without room is a problem, and so is a line through a label, unless it is of a grid', () => {
  const text = (id: string) => (id === 'long' ? 'Donaudampfschifffahrt' : 'Two words');
  const a = label('a', [100, 100], { width: 100 });
  const across = level(100, 0, 400);
  const curve = [
    [110, 0],
    [140, 100],
    [110, 200],
  ] as const;
  const cases: readonly (readonly [string | null, ...Drawn[]])[] = [
    [null, label('a', [10, 10], { side: 'below', width: 100 })],
    ['a leaves the sheet', label('a', [790, 100], { width: 100 })],
    ['long has a word wider than its room', label('long', [10, 100], { width: 60 })],
    ['a touches the label b', a, label('b', [150, 104], { width: 100 })],
    ['a is crossed by a line', indexLine(across), a],
    ['a is crossed by a line', indexLine(curve, { course: 'smooth' }), a],
    [null, indexLine(across, { colour: 'line' }), a],
  ];
  for (const [problem, ...wide] of cases) {
    const expected = problem === null ? [] : [`wide: ${problem}`];
    expect(plateProblems({ wide, narrow: [] }, text)).toEqual(expected);
  }
});
