import { describe, expect, test } from 'vitest';
import { builtText } from '#build/output/built-site.ts';
import { elements, parseHtml, texts } from '#build/output/html-tree.ts';
import { rawCatalog } from '#catalog/raw-catalogs.ts';
import { industryIds } from '#content/industries.ts';
import { pageFile, pageName } from '#content/page-names.ts';
import { industryPath, type Path, servicePath } from '#content/paths.ts';
import { type ServiceId, serviceIds } from '#content/services.ts';

// The counts of docs/specification.md, sections 6 to 9, in the pages themselves.

const main = (path: Path) => elements(parseHtml(builtText(pageFile(path))), 'main');
const headings = (path: Path, name: 'h2' | 'h3') =>
  main(path).flatMap((element) => elements(element, name).map((each) => texts(each).join(' ')));

/** How many of a page's messages with a numbered id, such as `tags.1`, are an item on the page. */
function shown(service: ServiceId, id: RegExp): number {
  const messages = rawCatalog(pageName(servicePath(service)));
  const wanted = Object.keys(messages).filter((key) => id.test(key));
  const onPage = new Set(main(servicePath(service)).flatMap(texts));
  return wanted.filter((key) => onPage.has(messages[key] ?? '')).length;
}

test('the services page has ten cards, and generative AI is one click away', () => {
  expect(headings('/services', 'h3').slice(0, 10)).toEqual(
    serviceIds
      .filter((id) => id !== 'gen-ai')
      .map((id) => rawCatalog(pageName(servicePath(id)))['name']),
  );
  const links = main('/services').flatMap((element) => elements(element, 'a'));
  const genAi = links.filter(({ attrs }) =>
    attrs.some(({ value }) => value === '/services/gen-ai'),
  );
  expect(genAi).toHaveLength(1);
});

test('the industry page has eight tiles in order', () => {
  expect(headings('/industry', 'h3')).toEqual(
    industryIds.map((id) => rawCatalog(pageName(industryPath(id)))['name']),
  );
});

test('the careers page has six positions, each with its button', () => {
  const buttons = main('/careers').flatMap((element) => elements(element, 'button'));
  expect(buttons.filter((button) => texts(button).includes('Apply Now'))).toHaveLength(6);
});

describe.each(serviceIds)('%s', (service) => {
  const isGenAi = service === 'gen-ai';
  const hasDelivery = !isGenAi && service !== 'professional-staffing';

  test('has four cards, its stories and sixteen tags', () => {
    const cards = isGenAi ? /^capabilities\.\d\.title$/ : /^cards\.\d\.title$/;
    expect(shown(service, cards)).toBe(4);
    expect(shown(service, /^stories\.\d\.client$/)).toBe(isGenAi ? 3 : 4);
    expect(shown(service, /^tags\.\d+$/)).toBe(16);
    expect(shown(service, /^reasons\.\d\.title$/)).toBe(6);
  });

  test('has six solutions and two checklists, where its pattern has them', () => {
    expect(shown(service, /^solutions\.\d\.title$/)).toBe(hasDelivery ? 6 : 0);
    expect(shown(service, /^planning\.\d$/)).toBe(hasDelivery ? 5 : 0);
    expect(shown(service, /^execution\.\d$/)).toBe(hasDelivery ? 5 : 0);
    expect(shown(service, /^cases\.\d\.title$/)).toBe(isGenAi ? 6 : 0);
  });
});
