import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ICON_SHEET, iconNames } from '#content/icons.ts';
import { builtPages, values } from '#plugins/output/built-pages.ts';
import { builtText } from '#plugins/output/built-site.ts';

const source = resolve(import.meta.dirname, '../../src');

test('a page contains the shapes of the icons that it shows, and no others', () => {
  for (const { id, all } of builtPages) {
    const contained = values(all(`#${ICON_SHEET} path`), 'id').map((shape) => `#${shape}`);
    const shown = values(all('use[href^="#"]:not([hidden] *)'), 'href');
    expect.soft(contained.length, id).toBeGreaterThan(1);
    expect.soft(contained.sort(), id).toEqual([...new Set(shown)].sort());
  }
});

test('every element that a page uses from a drawing file exists', () => {
  const uses = builtPages.flatMap(({ all }) => all('use:not([href^="#"])'));
  const drawings = new Set(values(uses, 'href'));
  expect(drawings.size).toBeGreaterThan(20);
  for (const address of drawings) {
    const [file = '', id] = address.split('#');
    expect.soft(builtText(file.slice(1)), address).toContain(` id="${id}"`);
  }
});

test('every name in iconNames is used', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && file !== join('content', 'icons.ts'),
  );
  const code = files.map((file) => readFileSync(join(source, file), 'utf8')).join('\n');
  const isUsed = (name: string) => code.includes(`'${name}'`) || code.includes(`name="${name}"`);
  expect(iconNames.filter((name) => !isUsed(name))).toEqual([]);
});
