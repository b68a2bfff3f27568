import { expect, test } from 'vitest';
import { indexLine } from './lines.ts';
import type { Drawn } from './mark.ts';
import { plateProblems } from './plate-problems.ts';
import { label } from './signs.ts';

const problems = (wide: readonly Drawn[]) =>
  plateProblems({ wide, narrow: [] }, (id) =>
    id === 'long' ? 'Donaudampfschifffahrt' : 'Two words',
  );

test('a label with room has no problem', () => {
  expect(problems([label('a', [10, 10], { side: 'below', width: 100 })])).toEqual([]);
});

test('a label over the edge, a word wider than its room, and labels that touch', () => {
  expect(problems([label('a', [790, 100], { width: 100 })])).toEqual(['wide: a leaves the sheet']);
  expect(problems([label('long', [10, 100], { width: 60 })])).toEqual([
    'wide: long has a word wider than its room',
  ]);
  const labels = [label('a', [10, 100], { width: 100 }), label('b', [60, 104], { width: 100 })];
  expect(problems(labels)).toEqual(['wide: a touches the label b']);
});

test('a line through a label, straight or as a curve; lines in the colour `line` may pass', () => {
  const text = label('a', [100, 100], { width: 100 });
  const line = indexLine([
    [0, 100],
    [400, 100],
  ]);
  const curve = indexLine(
    [
      [110, 0],
      [140, 100],
      [110, 200],
    ],
    { course: 'smooth' },
  );
  expect(problems([line, text])).toEqual(['wide: a is crossed by a line']);
  expect(problems([curve, text])).toEqual(['wide: a is crossed by a line']);
  expect(
    problems([
      indexLine(
        [
          [0, 100],
          [400, 100],
        ],
        { colour: 'line' },
      ),
      text,
    ]),
  ).toEqual([]);
});
