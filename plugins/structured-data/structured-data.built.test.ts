import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { shellCopy } from '#content/copy/shell.ts';
import { NOT_FOUND } from '#content/page-names.ts';
import { readCopy } from '#plugins/copy/read-copy.ts';
import { type BuiltPage, builtPage, builtPages, values } from '#plugins/output/built-pages.ts';
import { builtFolder, site } from '#plugins/output/built-site.ts';
import { elements, type HtmlElement, texts } from '#plugins/output/html-tree.ts';

// Each test names every page whose data says something else than the page.

type DataObject = Readonly<Record<string, unknown>>;

const things = ({ all }: BuiltPage): readonly DataObject[] =>
  all('script[type="application/ld+json"]').flatMap((script) => {
    const block: { readonly '@graph': DataObject[] } = JSON.parse(texts(script).join(''));
    expect(block).toEqual({ '@context': 'https://schema.org', '@graph': expect.any(Array) });
    return block['@graph'];
  });

/** The objects in a value, each before the objects inside it. */
function objectsIn(value: unknown): DataObject[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [{ ...value }, ...inner];
}

const ofType = (value: unknown, type: string) =>
  objectsIn(value).filter((thing) => thing['@type'] === type);

/** The values of a property of all things of a type in a value. */
const valuesIn = (value: unknown, type: string, property: string) =>
  ofType(value, type).flatMap((thing) => thing[property] ?? []);

const textsOf = (found: readonly HtmlElement[]) => found.map((element) => texts(element).join(' '));

const services = builtPages.filter(({ id }) => id.startsWith('/services/'));
const industries = builtPages.filter(({ id }) => id.startsWith('/industry/'));

test('every page describes the company, Home also the site, and the not-found page nothing', () => {
  for (const page of builtPages) {
    const companies = ofType(things(page), 'Organization');
    expect.soft(companies, page.id).toHaveLength(page.id === NOT_FOUND ? 0 : 1);
  }
  const home = things(builtPage('/'));
  const common = { name: company.name, url: `${site.origin}/` };
  expect(home).toMatchObject([common, { ...common, '@type': 'WebSite' }]);
  const logo = new URL(String(home[0]?.['logo'])).pathname;
  expect(existsSync(join(builtFolder, logo))).toBe(true);
});

test('every address is an absolute one of this site, and every reference names a thing of the page', () => {
  for (const page of builtPages) {
    const all = objectsIn(things(page));
    const others = all
      .flatMap((thing) => Object.values(thing).flat().map(String))
      .filter((value) => /^(?:[/.#]|[a-z]+:)/.test(value))
      .filter((address) => !address.startsWith(`${site.origin}/`));
    expect.soft(others, page.id).toEqual([]);
    const named = all.filter((thing) => '@type' in thing).map((thing) => thing['@id']);
    const references = all.filter((thing) => !('@type' in thing)).map((thing) => thing['@id']);
    expect.soft(named, page.id).toEqual(expect.arrayContaining(references));
  }
});

test('the breadcrumbs are the visible ones', () => {
  const { label } = readCopy(shellCopy, site.language).breadcrumbs;
  for (const page of [...services, ...industries]) {
    const visible = page.all(`nav[aria-label="${label}"] li`);
    const crumbs = visible.map((crumb, index) => {
      const [href = page.id] = values(elements(crumb, 'a'), 'href');
      const item = site.origin + href;
      return { '@type': 'ListItem', position: index + 1, name: texts(crumb).join(' '), item };
    });
    expect.soft(ofType(things(page), 'ListItem'), page.id).toEqual(crumbs);
  }
});

test('a service has the texts of its page', () => {
  for (const page of services) {
    const data = things(page);
    const [service] = ofType(data, 'Service');
    const kinds = valuesIn(service, 'Service', 'serviceType');
    expect.soft(service, page.id).toEqual({
      '@type': 'Service',
      name: valuesIn(data, 'ListItem', 'name').at(-1),
      description: values(page.all('meta[name=description]'), 'content').join(),
      serviceType: [...Array(4)].map(() => expect.any(String)),
      url: site.origin + page.id,
      provider: { '@id': valuesIn(data, 'Organization', '@id')[0] },
      hasOfferCatalog: expect.objectContaining({ '@type': 'OfferCatalog' }),
    });
    const offered = service?.['hasOfferCatalog'];
    expect.soft(valuesIn(offered, 'Service', 'name'), page.id).toEqual(kinds);
    expect.soft(textsOf(page.all('main h3')), page.id).toEqual(expect.arrayContaining(kinds));
    const descriptions = valuesIn(offered, 'Service', 'description');
    expect.soft(textsOf(page.all('main p')), page.id).toEqual(expect.arrayContaining(descriptions));
  }
});

test('the offices have the names, addresses, places, contact data and hours of the contact page', () => {
  const page = builtPage('/contact');
  const offices = ofType(things(page), 'LocalBusiness');
  const names = valuesIn(offices, 'LocalBusiness', 'name');
  expect(textsOf(page.all('main h3')).filter((name) => names.includes(name))).toEqual(names);
  const parts = ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode'];
  const postal = ofType(offices, 'PostalAddress').map((address) => {
    const [street, city, region, code] = parts.map((part) => address[part]);
    return `${street} ${city}, ${region} ${code}`;
  });
  // That of the headquarters also stands on the first screen.
  expect([...new Set(textsOf(page.all('main address')))]).toEqual(postal);
  const places = ofType(offices, 'GeoCoordinates').map(
    ({ latitude, longitude }) => `${latitude}, ${longitude}`,
  );
  expect(textsOf(page.all('#offices dd'))).toEqual(places);
  const { days: dayOfWeek, opens, closes } = company.businessHours;
  const hours = offices.map((office) => office['openingHoursSpecification']);
  expect(hours).toEqual(offices.map(() => expect.objectContaining({ dayOfWeek, opens, closes })));
  const contact = offices.flatMap(({ telephone, email }) => [telephone, email]);
  expect(textsOf(page.all('main a'))).toEqual(expect.arrayContaining(contact));
});

test('the open positions are those of the page, in its order, counted from 1', () => {
  const page = builtPage('/careers');
  const [list] = ofType(things(page), 'ItemList');
  expect(valuesIn(list, 'ListItem', 'name')).toEqual(textsOf(page.all('#positions h3')));
  const ids = values(page.all('#positions li'), 'id');
  expect(valuesIn(list, 'ListItem', 'url')).toEqual(
    ids.map((id) => `${site.origin}/careers#${id}`),
  );
  expect(valuesIn(list, 'ListItem', 'position')).toEqual(ids.map((_, index) => index + 1));
});

test('the questions are those of the page, with their answers', () => {
  const page = builtPage('/services');
  const data = things(page);
  expect(valuesIn(data, 'Question', 'name')).toEqual(textsOf(page.all('main details h3')));
  expect(valuesIn(data, 'Answer', 'text')).toEqual(textsOf(page.all('main details p')));
});
