import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtPages } from '#plugins/output/built-pages.ts';
import { builtFolder, builtText, filesIn } from '#plugins/output/built-site.ts';

const scripts = filesIn(join(builtFolder, 'assets'));

/** The addresses that a module imports at its start. */
function importsOf(module: string): string[] {
  const imports = builtText(module).matchAll(/\b(?:from|import)\s*"\.\/([^"]+)"/g);
  return Array.from(imports, ([, file]) => `/assets/${file}`);
}

test('every page runs each module after the modules that it imports', () => {
  for (const { id, html } of builtPages) {
    const [, list = ''] = html.match(/data-modules="([^"]+)"/) ?? [];
    const modules = list.split(' ');
    expect.soft(modules.at(-1), id).toContain('/entry-client-');
    for (const [index, module] of modules.entries()) {
      const before = modules.slice(0, index);
      expect.soft(before, `${id}: ${module}`).toEqual(expect.arrayContaining(importsOf(module)));
    }
    // Without an import that the pattern finds, the loop above would check nothing.
    expect.soft(importsOf(modules.at(-1) ?? ''), id).not.toEqual([]);
  }
});

// A page names the files that it loads at first, with all their imports.
test('no page loads the registration of the worker or the toasts at first', () => {
  for (const name of ['register', 'ToastRegion']) {
    const [script] = scripts.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
    expect(script).toBeDefined();
    const loading = builtPages.filter(({ html }) => html.includes(`/${script}`));
    expect(loading.map(({ id }) => id)).toEqual([]);
  }
});
