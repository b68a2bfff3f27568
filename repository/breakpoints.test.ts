import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixedBreakpoints } from './breakpoints.ts';

const files = globSync(['{src,build,workbench}/**/*.{css,ts,tsx}', 'uno.config.ts']);

test('the file list includes the files with breakpoints', () => {
  expect(files).toEqual(
    expect.arrayContaining([
      'src/ui/base.css',
      'src/shell/Header.tsx',
      'workbench/Workbench.tsx',
      'uno.config.ts',
    ]),
  );
});

test.each(files)('%s has breakpoints in em only', (file) => {
  expect(fixedBreakpoints(file, readFileSync(file, 'utf8'))).toEqual([]);
});

test.each([
  ['a.css', '@media (min-width: 768px) { a { top: 0 } }', '@media (min-width: 768px)'],
  ['a.css', '@media (48em <= width < 1024px) {}', '@media (48em <= width < 1024px)'],
  ['a.css', '@container side (width > 30rem) {}', '@container side (width > 30rem)'],
  ['a.ts', "matchMedia('(min-width: 1024px)')", '(min-width: 1024px)'],
  ['a.tsx', '<p className="flex min-[700px]:grid">', 'min-[700px]:'],
  ['a.tsx', '<p className="@[30rem]:grid">', '@[30rem]:'],
  ['a.tsx', '<p className="[@media(width>=700px)]:grid">', '(width>=700px)'],
  ['a.ts', "breakpoints: { sm: '640px' }", "breakpoints: { sm: '640px' }"],
])('in %s, %s is found', (file, text, found) => {
  expect(fixedBreakpoints(file, text)).toEqual([found]);
});

test.each([
  ['a.css', '@media (min-width: 48em) { a { top: 700px } }'],
  ['a.css', '/* @media (min-width: 768px) */ @media (min-resolution: 2dppx) {}'],
  ['a.tsx', '<p className="min-[48em]:grid min-h-[700px]">'],
])('in %s, %s passes', (file, text) => {
  expect(fixedBreakpoints(file, text)).toEqual([]);
});
