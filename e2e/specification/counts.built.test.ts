import { expect, test } from 'vitest';
import { pathCopy } from '#content/copy/files.ts';
import { industryIds } from '#content/industries.ts';
import { pageFile } from '#content/page-names.ts';
import { industryPath, type Path, servicePath } from '#content/paths.ts';
import { listedServiceIds, serviceIds } from '#content/services.ts';
import { formatCopy, readCopy } from '#plugins/copy/read-copy.ts';
import { messagesIn } from '#plugins/copy/source-copy.ts';
import { builtText, site } from '#plugins/output/built-site.ts';
import { elements, parseHtml, texts } from '#plugins/output/html-tree.ts';

// What the built pages show of docs/specification.md, sections 6 to 9. The schemas of the copy say how many there are.

const inMain = (path: Path, selector: string) =>
  elements(parseHtml(builtText(pageFile(path))), `main ${selector}`);
const headings = (path: Path, name: 'h2' | 'h3') =>
  inMain(path, name).map((each) => texts(each).join(' '));

const nameOf = (path: Path) => readCopy(pathCopy(path), site.language).name;

test('the services page has a card for each service but generative AI, and one link to that', () => {
  expect(headings('/services', 'h3').slice(0, listedServiceIds.length)).toEqual(
    listedServiceIds.map((id) => nameOf(servicePath(id))),
  );
  expect(inMain('/services', 'li:has(h3) a[href="/services/gen-ai"]')).toHaveLength(1);
});

test('the industry page has a tile for each industry, in order', () => {
  expect(headings('/industry', 'h3')).toEqual(industryIds.map((id) => nameOf(industryPath(id))));
});

test.each(serviceIds)('the page of %s shows every sentence of its copy', (id) => {
  // A result's number is an element of its own.
  const shown = inMain(servicePath(id), '').flatMap(texts).join(' ');
  // Other pages, the head and the plate's file show the others.
  const elsewhere = /^(?:name|summary|features|meta|plate)\b/;
  const sentences = messagesIn(formatCopy(pathCopy(servicePath(id)).file, site.language)).filter(
    ([path]) => !elsewhere.test(path),
  );
  expect(sentences.filter(([, text]) => !shown.includes(text))).toEqual([]);
});
