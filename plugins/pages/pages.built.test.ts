import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { company } from '#content/company.ts';
import { industryIds } from '#content/industries.ts';
import { firstIndustryIds, firstServiceIds } from '#content/navigation.ts';
import { NOT_FOUND, pageAddress, pageFile, sharePicture } from '#content/page-names.ts';
import { industryPath, type Path, pageIds, servicePath } from '#content/paths.ts';
import { serviceIds } from '#content/services.ts';
import {
  addresses,
  builtFolder,
  builtText,
  filesIn,
  metaAddresses,
  servedFile,
} from '#plugins/output/built-site.ts';
import { attribute, elements, type HtmlNode, parseHtml, texts } from '#plugins/output/html-tree.ts';
import { site } from '#plugins/output/tested-site.ts';

test('each page is a flat file, and there are no other HTML files', () => {
  const pages = filesIn(builtFolder).filter((file) => file.endsWith('.html'));
  expect(pages).toEqual(pageIds.map(pageFile).sort());
});

describe.each(pageIds)('%s', (page) => {
  const html = builtText(pageFile(page));
  const document = parseHtml(html);
  const all = elements(document);
  const head = elements(document, 'head').flatMap((element) => elements(element));
  const heads = (name: string, key: string, value: string) =>
    head.filter((element) => element.tagName === name && attribute(element, key) === value);

  it('has exactly one title, description, keywords and h1, each with text', () => {
    const once = [
      head.filter(({ tagName }) => tagName === 'title').map((title) => texts(title).join('')),
      heads('meta', 'name', 'description').map((meta) => attribute(meta, 'content')),
      heads('meta', 'name', 'keywords').map((meta) => attribute(meta, 'content')),
      elements(document, 'h1').map((heading) => texts(heading).join('')),
    ];
    for (const found of once) expect(found).toEqual([expect.stringMatching(/\S/)]);
  });

  it('has its own address as canonical link, or noindex on the not-found page', () => {
    const canonical = heads('link', 'rel', 'canonical').map((link) => attribute(link, 'href'));
    const robots = heads('meta', 'name', 'robots').map((meta) => attribute(meta, 'content'));
    expect({ canonical, robots }).toEqual(
      page === NOT_FOUND
        ? { canonical: [], robots: ['noindex'] }
        : { canonical: [site.origin + page], robots: [] },
    );
  });

  it('has its addresses in all languages as alternates; the not-found page has no alternates', () => {
    const alternates = heads('link', 'rel', 'alternate').map((link) => [
      attribute(link, 'hreflang'),
      attribute(link, 'href'),
    ]);
    expect(alternates).toEqual(
      page === NOT_FOUND ? [] : site.origins.map(([language, start]) => [language, start + page]),
    );
  });

  it('links the same page in each other language, in the footer and in the mobile menu', () => {
    const links = all
      .filter(({ tagName }) => tagName === 'a')
      .filter((link) => attribute(link, 'hreflang') !== undefined)
      .map((link) => [
        ...['href', 'lang', 'hreflang'].map((name) => attribute(link, name)),
        texts(link).join(''),
      ]);
    const others = site.others.map(({ language, name, origin }) => [
      origin + pageAddress(page),
      language,
      language,
      name,
    ]);
    expect(links).toEqual([...others, ...others]);
  });

  it('has each share tag once, with its own address; the not-found page has no share tags', () => {
    const tags = head
      .map((element) => [
        attribute(element, 'property') ?? attribute(element, 'name'),
        attribute(element, 'content'),
      ])
      .filter(([name]) => name !== undefined && /^(?:og|twitter):/.test(name));
    const [title] = head.filter(({ tagName }) => tagName === 'title').map((tag) => texts(tag)[0]);
    const [description] = heads('meta', 'name', 'description').map((tag) =>
      attribute(tag, 'content'),
    );
    const [heading] = elements(document, 'h1').map((tag) => texts(tag).join(''));
    const shared = (shown: Path) => [
      ['og:type', 'website'],
      ['og:site_name', company.name],
      ['og:title', title],
      ['og:description', description],
      ['og:url', site.origin + shown],
      ['og:locale', site.socialLocale],
      ...site.others.map((other) => ['og:locale:alternate', other.socialLocale]),
      ['og:image', site.origin + sharePicture(shown)],
      ['og:image:type', 'image/png'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', heading],
      ['twitter:card', 'summary_large_image'],
      ['twitter:image', site.origin + sharePicture(shown)],
      ['twitter:image:alt', heading],
    ];
    expect(tags.sort()).toEqual(page === NOT_FOUND ? [] : shared(page).sort());
  });

  it('has its language and its own address in its attributes', () => {
    const [root] = elements(document, 'html').map((element) => attribute(element, 'lang'));
    expect(root).toBe(site.language);
    const pages = all.map((element) => attribute(element, 'data-page')).filter((page) => page);
    expect(pages).toEqual([page]);
  });

  it('has no inline script, style or event handler, because the content security policy blocks them', () => {
    const scripts = all.filter(
      // The browser does not run a data block, so the policy allows it.
      (element) =>
        element.tagName === 'script' && attribute(element, 'type') !== 'application/ld+json',
    );
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      expect(attribute(script, 'src')).toMatch(/^\/assets\/.+\.js$/);
      expect(texts(script)).toEqual([]);
    }
    expect(all.filter(({ tagName }) => tagName === 'style')).toEqual([]);
    const inline = all
      .flatMap(({ attrs }) => attrs)
      .filter(({ name }) => /^(style|on.+)$/.test(name));
    expect(inline).toEqual([]);
  });

  it('has no button that waits for a script, except for Apply Now, which has no action', () => {
    const waiting = elements(document, 'button').filter(
      (button) =>
        attribute(button, 'popovertarget') === undefined &&
        // The browser itself posts a form that sends.
        attribute(button, 'type') !== 'submit' &&
        attribute(button, 'aria-describedby') !== 'how-to-apply',
    );
    expect(waiting).toEqual([]);
  });

  it('has no id twice', () => {
    const ids = all.map((element) => attribute(element, 'id')).filter((id) => id !== undefined);
    expect(ids).toContain('main');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('has no address of this site that does not exist', () => {
    // `<use>` elements: icon-sheet.built.test.ts.
    const linking = all.filter(({ tagName }) => tagName !== 'use');
    const named = [...linking.flatMap(addresses), ...metaAddresses(document, site.origin)];
    const own = named.filter(
      (address) => new URL(address, site.origin + pageAddress(page)).origin === site.origin,
    );
    expect(own.length).toBeGreaterThan(60);
    expect(own.filter((address) => !exists(address))).toEqual([]);
  });

  it('links every service and industry in the header, and the first six in the mobile menu', () => {
    const lists = elements(document, 'header')
      .flatMap((header) => elements(header, 'ul'))
      .map((list) => elements(list, 'a').map((link) => attribute(link, 'href')));
    expect(lists).toContainEqual(serviceIds.map(servicePath));
    expect(lists).toContainEqual(industryIds.map(industryPath));
    expect(lists).toContainEqual(firstServiceIds.map(servicePath));
    expect(lists).toContainEqual(firstIndustryIds.map(industryPath));
  });

  /** Whether an address is a page by its canonical address, a file, or an element in one of them. */
  function exists(address: string): boolean {
    const { pathname, hash } = new URL(address, site.origin + pageAddress(page));
    const isThisPage = address.startsWith('#');
    const file = isThisPage ? pageFile(page) : servedFile(pathname);
    const isFileName = !isThisPage && pathname.endsWith('.html');
    if (isFileName || !existsSync(join(builtFolder, file))) return false;
    return hash === '' || hasId(parseHtml(builtText(file)), hash.slice(1));
  }
});

const drawnPages = pageIds.filter((page) => page !== '/');

test.each(drawnPages)(
  '%s has the text of its hero before the drawing, so that the text does not move it',
  (page) => {
    const html = builtText(pageFile(page));
    const text = html.indexOf('class="lede');
    expect(text).toBeGreaterThan(0);
    expect(html.indexOf('hero-drawing')).toBeGreaterThan(text);
  },
);

function hasId(document: HtmlNode, id: string): boolean {
  return elements(document).some((element) => attribute(element, 'id') === id);
}
