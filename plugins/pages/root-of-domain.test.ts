import { expect, test } from 'vitest';
import { site } from '#plugins/output/tested-site.ts';
import { rootProblem } from './root-of-domain.ts';

test('the site of this company can be built', () => {
  expect(rootProblem('/', site.origin)).toBeNull();
});

test.each([
  ['/firm/', 'https://firm.example', /base path is '\/firm\/'.*root of a domain/],
  [
    '/',
    'https://firm.example/site',
    /origin in src\/content\/languages\.ts is 'https:\/\/firm\.example\/site'.*without a path/,
  ],
  ['/', 'https://firm.example/', /without a path/],
  ['/', 'firm.example', /without a path/],
])('a base path of %s and an origin of %s are refused', (base, origin, problem) => {
  expect(rootProblem(base, origin)).toMatch(problem);
});
