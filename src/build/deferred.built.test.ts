import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '#content/paths.ts';
import { builtFolder, builtText, filesIn, pageFile } from './built-site.ts';

const scripts = filesIn(join(builtFolder, 'assets'));

// What a page names is what it needs at first, with everything that this imports in turn.
test.each(['register', 'ToastRegion'])('no page loads %s before it is wanted', (name) => {
  const [script] = scripts.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
  expect(script).toBeDefined();
  const loading = paths.filter((path) => builtText(pageFile(path)).includes(`/${script}`));
  expect(loading).toEqual([]);
});
