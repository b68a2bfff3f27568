import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { shellCopy } from '#content/copy/shell.ts';
import { industryIds } from '#content/industries.ts';
import { SHORT_LIST } from '#content/navigation.ts';
import {
  NOT_FOUND,
  type PageId,
  pageAddress,
  pageFile,
  sharePicture,
} from '#content/page-names.ts';
import { industryPath, pageIds, paths, servicePath } from '#content/paths.ts';
import { serviceIds } from '#content/services.ts';
import { filesBelow } from '#deploy/release/release-list.ts';
import { readCopy } from '#plugins/copy/read-copy.ts';
import { type BuiltPage, builtPage, builtPages, values } from '#plugins/output/built-pages.ts';
import { builtFolder, servedFile, site } from '#plugins/output/built-site.ts';
import { elements, type HtmlElement, texts } from '#plugins/output/html-tree.ts';
import { dark, light } from '#ui/tokens.ts';

// Each test names every page that breaks its rule.

const textsOf = (found: readonly HtmlElement[]) => found.map((element) => texts(element).join(''));
const meta = ({ all }: BuiltPage, name: string) => values(all(`meta[name=${name}]`), 'content');

test('each page is a flat file, and there are no other HTML files', () => {
  const pages = filesBelow(builtFolder).filter((file) => file.endsWith('.html'));
  expect(pages).toEqual(pageIds.map(pageFile).sort());
});

test('a page has exactly one title, description, keywords and h1, each with text', () => {
  for (const page of builtPages) {
    const once = [
      textsOf(page.all('head title')),
      meta(page, 'description'),
      meta(page, 'keywords'),
      textsOf(page.all('h1')),
    ];
    for (const found of once) expect.soft(found, page.id).toEqual([expect.stringMatching(/\S/)]);
  }
});

test('a page names its own address and those in all languages; the not-found page has noindex instead', () => {
  for (const page of builtPages) {
    const isFound = page.id !== NOT_FOUND;
    const canonical = values(page.all('link[rel=canonical]'), 'href');
    expect.soft(canonical, page.id).toEqual(isFound ? [site.origin + page.id] : []);
    const alternates = page
      .all('link[rel=alternate]')
      .map(({ attribs }) => [attribs['hreflang'], attribs['href']]);
    const all = site.origins.map(([language, start]) => [language, start + page.id]);
    expect.soft(alternates, page.id).toEqual(isFound ? all : []);
    expect.soft(meta(page, 'robots'), page.id).toEqual(isFound ? [] : ['noindex']);
  }
});

test('a page links itself in each other language, in the footer and in the mobile menu', () => {
  for (const { id, all } of builtPages) {
    const links = all('a[hreflang]').map((link) => [
      ...['href', 'lang', 'hreflang'].map((name) => link.attribs[name]),
      texts(link).join(''),
    ]);
    const others = site.others.map(({ language, name, origin }) => [
      origin + pageAddress(id),
      language,
      language,
      name,
    ]);
    expect.soft(links, id).toEqual([...others, ...others]);
  }
});

test('a page has each share tag once, with its own address; the not-found page has no share tags', () => {
  for (const page of builtPages) {
    const tags = page
      .all('meta:is([property^="og:"], [name^="twitter:"])')
      .map(({ attribs }) => [attribs['property'] ?? attribs['name'], attribs['content']]);
    const [title] = textsOf(page.all('head title'));
    const [heading] = textsOf(page.all('h1'));
    const shared =
      page.id === NOT_FOUND
        ? []
        : [
            ['og:type', 'website'],
            ['og:site_name', company.name],
            ['og:title', title],
            ['og:description', meta(page, 'description')[0]],
            ['og:url', site.origin + page.id],
            ['og:locale', site.socialLocale],
            ...site.others.map((other) => ['og:locale:alternate', other.socialLocale]),
            ['og:image', site.origin + sharePicture(page.id)],
            ['og:image:type', 'image/png'],
            ['og:image:width', '1200'],
            ['og:image:height', '630'],
            ['og:image:alt', heading],
            ['twitter:card', 'summary_large_image'],
            ['twitter:image', site.origin + sharePicture(page.id)],
            ['twitter:image:alt', heading],
          ];
    expect.soft(tags.sort(), page.id).toEqual(shared.sort());
  }
});

test('a page has its language and its own address in its attributes', () => {
  for (const { id, all } of builtPages) {
    expect.soft(values(all('html'), 'lang'), id).toEqual([site.language]);
    expect.soft(values(all(), 'data-page'), id).toEqual([id]);
  }
});

test('a page marks the links that lead to itself, and no other links, as current', () => {
  for (const { id, all } of builtPages) {
    const current = values(all('a[aria-current=page]'), 'href');
    expect.soft(current, id).toEqual(values(all(`a[href="${id}"]`), 'href'));
  }
});

test('no page keeps a visitor from enlarging it', () => {
  for (const page of builtPages) {
    const content = 'width=device-width, initial-scale=1, viewport-fit=cover';
    expect.soft(meta(page, 'viewport'), page.id).toEqual([content]);
  }
});

test('the browser’s own parts have the colours of the page in both colour schemes', () => {
  for (const page of builtPages) {
    const themes = page.all('meta[name=theme-color]');
    expect.soft(values(themes, 'content'), page.id).toEqual([light.paper, dark.paper]);
    const media = ['light', 'dark'].map((scheme) => `(prefers-color-scheme: ${scheme})`);
    expect.soft(values(themes, 'media'), page.id).toEqual(media);
    expect.soft(meta(page, 'color-scheme'), page.id).toEqual(['light dark']);
  }
});

test('a page has no button that waits for a script, except for Apply Now, which has no action', () => {
  for (const { id, all } of builtPages) {
    // An invisible one has its room only, and shows when it works. The browser itself posts a form that sends.
    const working = '[popovertarget], .invisible, [type=submit], [aria-describedby=how-to-apply]';
    expect.soft(textsOf(all(`button:not(${working})`)), id).toEqual([]);
  }
});

test('an Apply Now button has the name of its position', () => {
  const { all } = builtPage('/careers');
  const positions = textsOf(all('#positions h3'));
  const names = values(all('#positions button'), 'aria-labelledby').map((named) =>
    named.split(' ').flatMap((part) => textsOf(all(`[id="${part}"]`))),
  );
  expect(names).toEqual(positions.map((position) => [expect.stringMatching(/./), position]));
});

test('an e-mail address in a text is a link to itself', () => {
  for (const { id, all } of builtPages) {
    const named =
      all('body')
        .flatMap(texts)
        .join(' ')
        .match(/[\w.]+@[\w.]+\w/g) ?? [];
    const links = values(all('a'), 'href');
    expect.soft(links, id).toEqual(expect.arrayContaining(named.map((name) => `mailto:${name}`)));
  }
});

// html.built.test.ts finds an id that a page has twice.
const ids = new Map(builtPages.map(({ id, all }) => [id, values(all(), 'id')]));

test('a page has no address of this site that does not exist', () => {
  for (const page of builtPages) {
    const own = addressesIn(page)
      .map((address) => new URL(address, site.origin + pageAddress(page.id)))
      .filter(({ origin }) => origin === site.origin);
    expect.soft(own.length, page.id).toBeGreaterThan(60);
    const lost = own.filter((address) => !exists(address, page.id));
    const hint = `${page.id}: a share picture that is missing is made by \`npm run renew\``;
    expect.soft(lost.map(String), hint).toEqual([]);
  }
});

/** All addresses in attributes of a page: link targets, pictures, other files, and those for social networks. */
function addressesIn({ all }: BuiltPage): string[] {
  // `<use>` elements: icons.built.test.ts.
  const linking = all(':not(use)');
  const single = ['href', 'src', 'poster', 'action', 'data'].flatMap((name) =>
    values(linking, name),
  );
  const pictures = ['srcset', 'imagesrcset']
    .flatMap((name) => values(linking, name).flatMap((list) => list.split(',')))
    .map((candidate) => candidate.trim().replace(/\s.*/, ''));
  return [...single, ...pictures, ...values(all(`meta[content^="${site.origin}"]`), 'content')];
}

/** Whether an address is a page by its canonical address, a file, or an element in one of them. */
function exists({ pathname, hash }: URL, on: PageId): boolean {
  const target = pathname === pageAddress(on) ? on : paths.find((path) => path === pathname);
  if (hash !== '') return target !== undefined && ids.get(target)?.includes(hash.slice(1)) === true;
  if (pathname.endsWith('.html')) return false;
  return existsSync(join(builtFolder, target ? pageFile(target) : servedFile(pathname)));
}

test('a page links every service and industry in the header, and the first six in the mobile menu', () => {
  for (const { id, all } of builtPages) {
    const lists = all('header ul').map((list) => values(elements(list, 'a'), 'href'));
    expect.soft(lists, id).toContainEqual(serviceIds.map(servicePath));
    expect.soft(lists, id).toContainEqual(industryIds.map(industryPath));
    expect.soft(lists, id).toContainEqual(serviceIds.slice(0, SHORT_LIST).map(servicePath));
    expect.soft(lists, id).toContainEqual(industryIds.slice(0, SHORT_LIST).map(industryPath));
  }
});

test('a service or an industry leads to the pages before and after it in the menus', () => {
  const { previous, next } = readCopy(shellCopy, site.language).related;
  for (const list of [serviceIds.map(servicePath), industryIds.map(industryPath)]) {
    for (const [place, path] of list.entries()) {
      const links = builtPage(path).all('a');
      const led = (label: string) => links.filter((link) => texts(link)[0] === label);
      const neighbours = [...values(led(previous), 'href'), '|', ...values(led(next), 'href')];
      const [before, after] = [list.slice(0, place).slice(-1), list.slice(place + 1, place + 2)];
      expect.soft(neighbours, path).toEqual([...before, '|', ...after]);
    }
  }
});

test('the main content of at least three other pages links each page', () => {
  const linkedBy = builtPages.map(({ id, all }) => {
    const links = values(all('main a'), 'href').map((href) => href.replace(/#.*/, ''));
    return { id, links };
  });
  for (const path of paths) {
    const linking = linkedBy.filter(({ id, links }) => id !== path && links.includes(path));
    expect.soft(linking.length, path).toBeGreaterThanOrEqual(3);
  }
});

test('a page has the text of its hero before its picture, so that the text does not move it', () => {
  for (const { id, html } of builtPages.filter((page) => page.id !== '/')) {
    const text = html.indexOf('class="lede');
    expect.soft(text, id).toBeGreaterThan(0);
    const picture = html.search(/class="(?:plate|map-sheet)\b/);
    if (picture !== -1) expect.soft(picture, id).toBeGreaterThan(text);
  }
});
