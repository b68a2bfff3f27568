import { expect, test } from 'vitest';
import { builtText } from '#build/output/built-site.ts';
import { attribute, elements, parseHtml } from '#build/output/html-tree.ts';
import { pageFile } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';

/** The addresses of the links in the header, the main part and the footer of a page. */
const linksOf = (path: (typeof paths)[number]) =>
  elements(parseHtml(builtText(pageFile(path))), 'a').map((link) => attribute(link, 'href'));

test.each(paths)('%s is linked from another page', (path) => {
  const others = paths.filter((other) => other !== path);
  expect(others.filter((other) => linksOf(other).includes(path))).not.toEqual([]);
});
