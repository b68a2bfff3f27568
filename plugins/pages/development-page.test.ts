import { expect, test } from 'vitest';
import { emptyPage } from './development-page.ts';

test.each([
  ['es', '<html lang="es" dir="ltr">'],
  ['en-XB', '<html lang="en-XB" dir="rtl">'],
])('a page in %s says its language and direction', (language, root) => {
  expect(emptyPage(language, '/src/app/entry-client.ts')).toContain(root);
});
