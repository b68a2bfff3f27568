import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { company } from '#content/company.ts';
import { shellCopy } from '#content/copy/shell.ts';
import { jobIds } from '#content/jobs.ts';
import { NOT_FOUND, type PageId, pageFile } from '#content/page-names.ts';
import { type Path, paths } from '#content/paths.ts';
import { readCopy } from '#plugins/copy/read-copy.ts';
import { builtFolder, builtText } from '#plugins/output/built-site.ts';
import { attribute, elements, type HtmlNode, parseHtml, texts } from '#plugins/output/html-tree.ts';
import { site } from '#plugins/output/tested-site.ts';
import { dataBlocks, objectsIn, ofType, propertyValues, things } from './built-things.ts';

const page = (id: PageId) => parseHtml(builtText(pageFile(id)));

/** The text of each element with this tag name. */
const textsOf = (node: HtmlNode, name: string) =>
  elements(node, name).map((element) => texts(element).join(' '));

/** The only element with this tag name and this attribute value. */
function onlyElement(document: HtmlNode, name: string, key: string, value: string | undefined) {
  const [found, ...others] = elements(document, name).filter(
    (element) => attribute(element, key) === value,
  );
  if (!found || others.length > 0) throw new Error(`not one ${name} with ${key}="${value}"`);
  return found;
}

function ownTypes(path: Path): string[] {
  if (path === '/') return ['WebSite'];
  if (path === '/careers') return ['ItemList'];
  if (path === '/services') return ['FAQPage'];
  if (path.startsWith('/services/')) return ['Service', 'BreadcrumbList'];
  return path.startsWith('/industry/') ? ['BreadcrumbList'] : [];
}

test('the not-found page describes nothing', () => {
  expect(dataBlocks(page(NOT_FOUND))).toEqual([]);
});

describe.each(paths)('%s', (path) => {
  const document = page(path);
  const all = objectsIn(things(document));

  it('has one data block without `<`, so that no text can end it', () => {
    expect(dataBlocks(document)).toEqual([expect.not.stringContaining('<')]);
    expect(JSON.parse(dataBlocks(document).join())).toHaveProperty(
      '@context',
      'https://schema.org',
    );
  });

  it('describes the company, and the types of this page', () => {
    const types = things(document).map((thing) => thing['@type']);
    expect(types).toEqual(['Organization', ...ownTypes(path)]);
    const [organization] = ofType(things(document), 'Organization');
    expect(organization).toMatchObject({ name: company.name, url: `${site.origin}/` });
    const logo = new URL(String(organization?.['logo'])).pathname;
    expect(existsSync(join(builtFolder, logo))).toBe(true);
  });

  it('has only absolute addresses of this site', () => {
    const addresses = all
      .flatMap((thing) => Object.values(thing).flat())
      .filter((value) => /^(?:[/.#]|[a-z]+:)/.test(String(value)));
    expect(addresses).toContain(`${site.origin}/`);
    const others = addresses.filter((address) => !String(address).startsWith(`${site.origin}/`));
    expect(others).toEqual([]);
  });

  it('refers only to things that it describes', () => {
    const named = all.filter((thing) => '@type' in thing).map((thing) => thing['@id']);
    const references = all.filter((thing) => !('@type' in thing)).map((thing) => thing['@id']);
    const hasProvider = path === '/' || path === '/contact' || path.startsWith('/services/');
    expect(references.length > 0).toBe(hasProvider);
    expect(named).toEqual(expect.arrayContaining(references));
  });
});

const nested = paths.filter((path) => path.lastIndexOf('/') > 0);

test.each(nested)('the breadcrumbs of %s are the visible ones', (path) => {
  const document = page(path);
  const { breadcrumbs: copy } = readCopy(shellCopy, site.language);
  const visible = onlyElement(document, 'nav', 'aria-label', copy.label);
  const addresses = elements(visible, 'a').map((link) => attribute(link, 'href'));
  const breadcrumbs = propertyValues(things(document), 'BreadcrumbList', 'itemListElement');
  expect(propertyValues(breadcrumbs, 'ListItem', 'position')).toEqual([1, 2, 3]);
  expect(propertyValues(breadcrumbs, 'ListItem', 'name')).toEqual(textsOf(visible, 'li'));
  expect(propertyValues(breadcrumbs, 'ListItem', 'item')).toEqual(
    [...addresses, path].map((address) => site.origin + address),
  );
});

const servicePages = paths.filter((path) => path.startsWith('/services/'));

test.each(servicePages)('the service of %s has the texts of its page', (path) => {
  const document = page(path);
  const [service] = ofType(things(document), 'Service');
  expect(service).toEqual({
    '@type': 'Service',
    name: propertyValues(things(document), 'ListItem', 'name').at(-1),
    description: attribute(onlyElement(document, 'meta', 'name', 'description'), 'content'),
    serviceType: expect.any(Array),
    url: site.origin + path,
    provider: { '@id': propertyValues(things(document), 'Organization', '@id')[0] },
    hasOfferCatalog: expect.objectContaining({ '@type': 'OfferCatalog' }),
  });
  const kinds = propertyValues(service, 'Service', 'serviceType');
  expect(kinds).toHaveLength(4);
  expect(textsOf(document, 'h3')).toEqual(expect.arrayContaining(kinds));
  const offered = ofType(service?.['hasOfferCatalog'], 'Service');
  expect(propertyValues(offered, 'Service', 'name')).toEqual(kinds);
  const descriptions = propertyValues(offered, 'Service', 'description');
  expect(textsOf(document, 'p')).toEqual(expect.arrayContaining(descriptions));
});

describe('the offices', () => {
  const contact = page('/contact');
  const main = onlyElement(contact, 'main', 'id', 'main');
  const offices = ofType(things(contact), 'LocalBusiness');

  it('have the names and addresses of the contact page', () => {
    const names = propertyValues(offices, 'LocalBusiness', 'name');
    expect(textsOf(main, 'h3').filter((name) => names.includes(name))).toEqual(names);
    const postal = ofType(offices, 'PostalAddress').map(
      (address) =>
        `${address['streetAddress']} ${address['addressLocality']}, ${address['addressRegion']} ${address['postalCode']}`,
    );
    expect(textsOf(main, 'address')).toEqual(postal);
  });

  it.each(['telephone', 'email'])('have the %s of the contact page', (property) => {
    const [one, ...others] = new Set(propertyValues(offices, 'LocalBusiness', property));
    expect(others).toEqual([]);
    expect(textsOf(main, 'a')).toContain(one);
  });
});

describe('the open positions', () => {
  const careers = page('/careers');
  const visible = onlyElement(careers, 'section', 'id', 'positions');
  const [list] = ofType(things(careers), 'ItemList');

  it('are those of the page, in its order', () => {
    expect(propertyValues(list, 'ListItem', 'name')).toEqual(textsOf(visible, 'h3'));
    expect(list).toMatchObject({ numberOfItems: jobIds.length });
  });

  it('have the addresses of their places on the page', () => {
    const ids = elements(visible, 'li').flatMap((row) => attribute(row, 'id') ?? []);
    expect(propertyValues(list, 'ListItem', 'url')).toEqual(
      ids.map((id) => `${site.origin}/careers#${id}`),
    );
  });

  it('are no postings, because the site states no dates', () => {
    expect(ofType(things(careers), 'JobPosting')).toEqual([]);
  });
});

test('the questions are those of the page, with their answers', () => {
  const services = page('/services');
  const visible = elements(services, 'details').filter((details) =>
    attribute(details, 'class')?.includes('question'),
  );
  const data = things(services);
  expect(propertyValues(data, 'Question', 'name')).toEqual(
    visible.flatMap((details) => textsOf(details, 'h3')),
  );
  expect(propertyValues(data, 'Answer', 'text')).toEqual(
    visible.flatMap((details) => textsOf(details, 'p')),
  );
});
