import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageFile } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { builtFolder, builtText, filesIn } from '#plugins/output/built-site.ts';

const scripts = filesIn(join(builtFolder, 'assets'));

/** The addresses that a module imports at its start. */
function importsOf(module: string): string[] {
  const imports = builtText(module).matchAll(/\b(?:from|import)\s*"\.\/([^"]+)"/g);
  return Array.from(imports, ([, file]) => `/assets/${file}`);
}

test.each(paths)('%s runs each module after the modules that it imports', (path) => {
  const [, list = ''] = builtText(pageFile(path)).match(/data-modules="([^"]+)"/) ?? [];
  const modules = list.split(' ');
  expect(modules.at(-1)).toContain('/entry-client-');
  modules.forEach((module, index) => {
    const before = modules.slice(0, index);
    expect(before).toEqual(expect.arrayContaining(importsOf(module)));
  });
  // Without an import that the pattern finds, the loop above would check nothing.
  expect(importsOf(modules.at(-1) ?? '')).not.toEqual([]);
});

// A page names the files that it loads at first, with all their imports.
test.each(['register', 'ToastRegion'])('no page loads %s at first', (name) => {
  const [script] = scripts.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
  expect(script).toBeDefined();
  const loading = paths.filter((path) => builtText(pageFile(path)).includes(`/${script}`));
  expect(loading).toEqual([]);
});
