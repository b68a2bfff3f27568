import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { decode } from 'fast-png';
import { expect, test } from 'vitest';
import { filesIn } from '#build/output/built-site.ts';
import { textOf } from '#tools/pictures/png-text.ts';
import { sourceHash } from '#tools/pictures/source-hash.ts';
import { favicon, faviconDrawing, iconDrawing, icons } from './icon.ts';

const publicFolder = resolve(import.meta.dirname, '../../public');
const icoHeader = 22;
const renewed = 'the icon is older than its source: npm run icons';

test('there are no other icons', () => {
  const files = filesIn(resolve(publicFolder, 'icons')).map((file) => `icons/${file}`);
  expect(files, renewed).toEqual(icons.map(({ file }) => file).sort());
});

test.each([...icons, favicon])('$file has the right size and is up to date', (icon) => {
  const file = readFileSync(resolve(publicFolder, icon.file));
  const png = icon === favicon ? file.subarray(icoHeader) : file;
  const { width, height } = decode(png);
  expect({ width, height }).toEqual({ width: icon.size, height: icon.size });
  expect(textOf(png)['Source'], renewed).toBe(sourceHash(iconDrawing(icon)));
});

test('favicon.svg is up to date', () => {
  expect(readFileSync(resolve(publicFolder, 'favicon.svg'), 'utf8'), renewed).toBe(
    faviconDrawing(),
  );
});
