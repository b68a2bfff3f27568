import { describe, expect, test } from 'vitest';
import { catalogText, readCatalog } from '#build/catalog/read-catalog.ts';
import { site } from '#build/catalog/site.ts';
import { builtText } from '#build/output/built-site.ts';
import { elements, parseHtml, texts } from '#build/output/html-tree.ts';
import { industryIds } from '#content/industries.ts';
import { pageFile, pageName } from '#content/page-names.ts';
import { industryPath, type Path, servicePath } from '#content/paths.ts';
import { listedServiceIds, type ServiceId, serviceIds } from '#content/services.ts';
import { specification } from './table.ts';

// Checks the counts of docs/specification.md, sections 6 to 9, in the built pages.

const main = (path: Path) => elements(parseHtml(builtText(pageFile(path))), 'main');
const headings = (path: Path, name: 'h2' | 'h3') =>
  main(path).flatMap((element) => elements(element, name).map((each) => texts(each).join(' ')));

/** How many of a service's messages with a numbered id, such as `tags.1`, are shown on its page. */
function countShown(service: ServiceId, id: RegExp): number {
  const messages = readCatalog(site.language, pageName(servicePath(service)));
  const wanted = Object.keys(messages).filter((key) => id.test(key));
  const onPage = new Set(main(servicePath(service)).flatMap(texts));
  return wanted.filter((key) => onPage.has(messages[key] ?? '')).length;
}

/** The name of a page in menus and lists. */
const nameOf = (path: Path) => catalogText(site.language, pageName(path))('name');

test('the services page has a card for each service but generative AI, and one link to that', () => {
  const { listedServices } = specification;
  expect(headings('/services', 'h3').slice(0, listedServices)).toEqual(
    listedServiceIds.map((id) => nameOf(servicePath(id))),
  );
  const links = main('/services').flatMap((element) => elements(element, 'a'));
  const genAi = links.filter(({ attrs }) =>
    attrs.some(({ value }) => value === '/services/gen-ai'),
  );
  expect(genAi).toHaveLength(1);
});

test('the industry page has a tile for each industry, in order', () => {
  expect(headings('/industry', 'h3')).toEqual(industryIds.map((id) => nameOf(industryPath(id))));
});

test('the careers page has the ordered number of positions, each with its button', () => {
  const apply = catalogText(site.language, 'careers')('positions.apply');
  const buttons = main('/careers').flatMap((element) => elements(element, 'button'));
  expect(buttons.filter((button) => texts(button).includes(apply))).toHaveLength(
    specification.jobs.length,
  );
});

describe.each(serviceIds)('%s', (service) => {
  const isGenAi = service === 'gen-ai';
  const hasSolutions = !isGenAi && service !== 'professional-staffing';

  test('has four cards, its stories and sixteen tags', () => {
    const cards = isGenAi ? /^capabilities\.\d\.title$/ : /^cards\.\d\.title$/;
    expect(countShown(service, cards)).toBe(4);
    expect(countShown(service, /^stories\.\d\.client$/)).toBe(isGenAi ? 3 : 4);
    expect(countShown(service, /^tags\.\d+$/)).toBe(16);
    expect(countShown(service, /^reasons\.\d\.title$/)).toBe(6);
  });

  test('has six solutions and two checklists, if its template has them', () => {
    expect(countShown(service, /^solutions\.\d\.title$/)).toBe(hasSolutions ? 6 : 0);
    expect(countShown(service, /^planning\.\d$/)).toBe(hasSolutions ? 5 : 0);
    expect(countShown(service, /^execution\.\d$/)).toBe(hasSolutions ? 5 : 0);
    expect(countShown(service, /^cases\.\d\.title$/)).toBe(isGenAi ? 6 : 0);
  });
});
