import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pathCopy } from '#content/copy/files.ts';
import { pageFile } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { readCopy } from '#plugins/copy/read-copy.ts';
import { builtFolder, builtText, filesIn } from '#plugins/output/built-site.ts';
import { attribute, elements, parseHtml } from '#plugins/output/html-tree.ts';
import { site } from '#plugins/output/tested-site.ts';
import { plateLabels } from './plate-files.ts';
import { drawnPlates } from './plates.ts';

const HIGHEST_BYTES = 6 * 1024;

/** The page of a plate: its path ends with the plate's id. */
const pageOf = (id: string) => paths.find((path) => path.endsWith(`/${id}`)) ?? '/';

describe.each(drawnPlates)('$id', ({ id }) => {
  const svg = builtText(`plates/${id}.svg`);
  const copy = readCopy(pathCopy(pageOf(id)), site.language);
  const html = builtText(pageFile(pageOf(id)));

  test('is small, and has no styles and no colours of its own', () => {
    expect(brotliCompressSync(svg).byteLength).toBeLessThan(HIGHEST_BYTES);
    expect(svg).not.toMatch(/style|#[\da-f]{3}|rgb/i);
    for (const [, colour] of svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)) {
      expect(colour).toMatch(/^var\(--[\w-]+\)$|^none$/);
    }
  });

  test('has only labels of its copy', () => {
    const labels = Object.values(plateLabels(id, site.language)).map((text) =>
      text.replace(/\s/g, ''),
    );
    const shown = [...svg.matchAll(/<text[\s\S]*?<\/text>/g)].map(([text]) =>
      text
        .replace(/<[^>]*>|\s/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&amp;', '&'),
    );
    expect(new Set(shown)).toEqual(new Set(labels));
  });

  test('is a figure of its page, with a caption and what it shows', () => {
    const [figure] = elements(parseHtml(html), 'figure').filter((element) =>
      attribute(element, 'class')?.includes('plate'),
    );
    if (!figure) throw new Error(`${pageOf(id)} shows no plate`);
    const picture = elements(figure).find((element) => attribute(element, 'role') === 'img');
    expect(picture && attribute(picture, 'aria-label')).toBe(
      'plate' in copy && copy.plate.alternative,
    );
    expect(elements(figure, 'figcaption')).toHaveLength(1);
    const files = elements(figure, 'use').map((use) => attribute(use, 'href'));
    expect(files).toEqual([`/plates/${id}.svg#wide`, `/plates/${id}.svg#narrow`]);
  });
});

test('each plate is whole on its own page, and on index pages and Home in part', () => {
  const pagesWith = (part: string) =>
    paths
      .filter((path) =>
        new RegExp(`/plates/[\\w-]+\\.svg#${part}"`).test(builtText(pageFile(path))),
      )
      .sort();
  expect(pagesWith('wide')).toEqual(drawnPlates.map(({ id }) => pageOf(id)).sort());
  expect(pagesWith('wide-marks')).toEqual(['/', '/industry', '/services']);
});

test('the labels are in no script', () => {
  const scripts = filesIn(join(builtFolder, 'assets')).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  for (const file of scripts) {
    expect(builtText(`assets/${file}`)).not.toMatch(/alternative:[^}]*labels:/);
  }
});
