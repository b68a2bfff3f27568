import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { iconNames } from '#content/icons.ts';
import { paths } from '#content/paths.ts';
import { builtText, pageFile } from './built-site.ts';
import { attribute, elements, parseHtml } from './html-tree.ts';

const source = resolve(import.meta.dirname, '..');

describe('the sprite', () => {
  it.each([...paths, '/404'])('holds what %s draws from it and from the drawings', (path) => {
    const uses = elements(
      parseHtml(builtText(path === '/404' ? '404.html' : pageFile(path))),
      'use',
    );
    expect(uses).not.toEqual([]);
    for (const use of uses) {
      const [file = '', id] = attribute(use, 'href')?.split('#') ?? [];
      expect(builtText(file.slice(1))).toContain(` id="${id}"`);
    }
  });
});

test('every icon in the list is in use', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && file !== join('content', 'icons.ts'),
  );
  const code = files.map((file) => readFileSync(join(source, file), 'utf8')).join('\n');
  const isUsed = (name: string) => code.includes(`'${name}'`) || code.includes(`name="${name}"`);
  expect(iconNames.filter((name) => !isUsed(name))).toEqual([]);
});
