import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pathCopy } from '#content/copy/files.ts';
import { paths } from '#content/paths.ts';
import { filesBelow } from '#deploy/release/release-list.ts';
import { readCopy } from '#plugins/copy/read-copy.ts';
import { builtPage, builtPages, tagged } from '#plugins/output/built-pages.ts';
import { builtFolder, builtText, site } from '#plugins/output/built-site.ts';
import { attribute, elements } from '#plugins/output/html-tree.ts';
import { drawnPlates } from './plates.ts';

const HIGHEST_BYTES = 6 * 1024;

/** The page of a plate: its path ends with the plate's id. */
const pageOf = (id: string) => paths.find((path) => path.endsWith(`/${id}`)) ?? '/';

test('a plate is small, and has no styles and no colours of its own', () => {
  for (const { id } of drawnPlates) {
    const svg = builtText(`plates/${id}.svg`);
    expect.soft(brotliCompressSync(svg).byteLength, id).toBeLessThan(HIGHEST_BYTES);
    expect.soft(svg, id).not.toMatch(/style|#[\da-f]{3}|rgb/i);
    const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour);
    const own = colours.filter((colour) => !/^var\(--[\w-]+\)$|^none$/.test(colour ?? ''));
    expect.soft(own, id).toEqual([]);
  }
});

test('a plate is the figure of its page, with a caption and what it shows', () => {
  for (const { id } of drawnPlates) {
    const page = pageOf(id);
    const copy = readCopy(pathCopy(page), site.language);
    const [figure] = tagged(builtPage(page).all, 'figure').filter((element) =>
      attribute(element, 'class')?.includes('plate'),
    );
    if (!figure) throw new Error(`${page} shows no plate`);
    const picture = elements(figure).find((element) => attribute(element, 'role') === 'img');
    const alternative = 'plate' in copy && copy.plate.alternative;
    expect.soft(picture && attribute(picture, 'aria-label'), id).toBe(alternative);
    expect.soft(elements(figure, 'figcaption'), id).toHaveLength(1);
    const files = elements(figure, 'use').map((use) => attribute(use, 'href'));
    expect.soft(files, id).toEqual([`/plates/${id}.svg#wide`, `/plates/${id}.svg#narrow`]);
  }
});

test('index pages and Home show plates in part, and the page of a plate alone shows the whole plate', () => {
  const pagesWith = (part: string) =>
    builtPages
      .filter(({ html }) => new RegExp(`/plates/[\\w-]+\\.svg#${part}"`).test(html))
      .map(({ id }) => id)
      .sort();
  expect(pagesWith('wide')).toEqual(drawnPlates.map(({ id }) => pageOf(id)).sort());
  expect(pagesWith('wide-marks')).toEqual(['/', '/industry', '/services']);
});

test('the labels are in no script', () => {
  const scripts = filesBelow(join(builtFolder, 'assets')).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  for (const file of scripts) {
    expect(builtText(`assets/${file}`)).not.toMatch(/alternative:[^}]*labels:/);
  }
});
