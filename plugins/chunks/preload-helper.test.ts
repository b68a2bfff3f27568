import { expect, test } from 'vitest';
import { partsToPreload } from './preload-helper.ts';

test('a part preloads the scripts that no page has loaded before', () => {
  const scripts = [
    'assets/terms-1.js',
    'assets/shell-2.js',
    'assets/framework-3.js',
    'assets/LegalText-4.js',
  ];
  expect(partsToPreload('assets/terms-1.js', scripts)).toEqual(['assets/LegalText-4.js']);
});
