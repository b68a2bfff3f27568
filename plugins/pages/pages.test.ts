import { expect, test } from 'vitest';
import { renderPage } from '#app/entry-prerender.tsx';
import { pathCopy } from '#content/copy/files.ts';
import { industryCopy } from '#content/copy/industries.ts';
import { industryIds, placeholderIndustryIds } from '#content/industries.ts';
import { servicePath } from '#content/paths.ts';
import { industriesOf, serviceIds, servicesFor, servicesWith } from '#content/services.ts';
import { readCopy } from '#plugins/copy/read-copy.ts';
import { site } from '#plugins/output/built-site.ts';
import { elements, parseHtml, texts } from '#plugins/output/html-tree.ts';
import { dataBlock } from '#plugins/structured-data/structured-data.ts';
import { emptyPage } from './development-page.ts';
import { rootProblem } from './root-of-domain.ts';

test('the header alone stands outside what the open mobile menu makes inert', async () => {
  const { html } = await renderPage('/');
  const header = elements(parseHtml(html)).find(({ tagName }) => tagName === 'header');
  const frame = header?.parentNode;
  const parts = frame && 'childNodes' in frame ? frame.childNodes : [];
  expect(
    parts.map(({ nodeName }) => nodeName),
    'a new part goes into BehindMenu in src/shell/Frame.tsx',
  ).toEqual(['div', 'header', 'div']);
});

test.each(industryIds)('%s names at least two services', (industry) => {
  expect(servicesFor(industry).length).toBeGreaterThanOrEqual(2);
});

test.each(serviceIds)('%s has an industry and at least two services to go on to', (service) => {
  expect(industriesOf(service)).not.toEqual([]);
  expect(servicesWith(service).length).toBeGreaterThanOrEqual(2);
});

test.each(placeholderIndustryIds)('%s links the services that its text names', (industry) => {
  const copy = readCopy(industryCopy(industry), site.language);
  const sentence = copy.template === 'placeholder' ? copy.onward.services.text : '';
  const named = serviceIds.filter((id) =>
    sentence.includes(readCopy(pathCopy(servicePath(id)), site.language).name),
  );
  expect(named).not.toEqual([]);
  expect(servicesFor(industry)).toEqual(expect.arrayContaining(named));
});

test.each([
  ['es', '<html lang="es" dir="ltr">'],
  ['en-XB', '<html lang="en-XB" dir="rtl">'],
])('a page in %s says its language and direction', (language, root) => {
  expect(emptyPage(language, '/src/app/entry-client.ts')).toContain(root);
});

test('the site of this company can be built', () => {
  expect(rootProblem('/', site.origin)).toBeNull();
});

test.each([
  ['/firm/', 'https://firm.example', /base path is '\/firm\/'.*root of a domain/],
  [
    '/',
    'https://firm.example/site',
    /origin in src\/content\/languages\.ts is 'https:\/\/firm\.example\/site'.*without a path/,
  ],
  ['/', 'https://firm.example/', /without a path/],
  ['/', 'firm.example', /without a path/],
])('a base path of %s and an origin of %s are refused', (base, origin, problem) => {
  expect(rootProblem(base, origin)).toMatch(problem);
});

test('a text with `</script>` does not end the block of structured data', () => {
  const things = [{ '@type': 'Service', name: '</script><b>A & "B"</b><!--' }] as const;
  const block = dataBlock(things);
  expect(block.slice(1, -'</script>'.length)).not.toContain('<');

  const document = parseHtml(block);
  expect(elements(document, 'b')).toEqual([]);
  const [json = ''] = elements(document, 'script').flatMap(texts);
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@graph': things });
});
