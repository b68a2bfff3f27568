import { expect, test } from 'vitest';
import { pageFile } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { builtText } from '#plugins/output/built-site.ts';
import { attribute, elements, parseHtml } from '#plugins/output/html-tree.ts';

/** The paths that the main part of a page links, without the header and the footer. */
const linkedBy = new Map(
  paths.map((path) => {
    const main = elements(parseHtml(builtText(pageFile(path))), 'main');
    const addresses = main
      .flatMap((part) => elements(part, 'a'))
      .map((link) => attribute(link, 'href')?.replace(/#.*/, ''));
    return [path, addresses];
  }),
);

test.each(paths)('the main content of at least three other pages links %s', (path) => {
  const others = paths.filter((other) => other !== path && linkedBy.get(other)?.includes(path));
  expect(others.length, others.join(', ')).toBeGreaterThanOrEqual(3);
});
