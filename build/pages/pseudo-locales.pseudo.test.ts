import language from 'virtual:catalog/language';
import { describe, expect, it, test } from 'vitest';
import {
  attribute,
  elements,
  type HtmlElement,
  parseHtml,
  texts,
} from '#build/output/html-tree.ts';
import { company } from '#content/company.ts';
import { pageIds } from '#content/page-ids.ts';
import { pageAddress } from '#content/page-names.ts';
import { renderPage } from '#entry-prerender.tsx';

/** Attributes that are shown or read out. */
const readAttributes = [
  'alt',
  'title',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
];

/** What `<meta name>` or `<meta property>` says to people, rather than to a machine. */
const readMetadata =
  /^(?:description|keywords|author|application-name|.+:(?:title|description|site_name|image:alt))$/;

/** The only plain words of a page in another language; the longest first, as one may hold another. */
const facts = [
  company.name,
  company.phone,
  company.email,
  company.careersEmail,
  company.mapProvider.name,
  ...company.offices.flatMap(({ street, city, region, postalCode }) => [
    street,
    `${city}, ${region} ${postalCode}`,
  ]),
].sort((one, other) => other.length - one.length);

interface Reading {
  readonly where: string;
  readonly text: string;
}

/** Everything on a page that a visitor, a screen reader or a search result shows. */
function readings(html: string): Reading[] {
  const document = parseHtml(html);
  const read: Reading[] = texts(document).map((text) => ({ where: 'text', text }));
  for (const element of elements(document)) {
    for (const name of attributesToRead(element)) {
      const text = attribute(element, name);
      if (text) read.push({ where: `${element.tagName} ${name}`, text });
    }
  }
  return read;
}

function attributesToRead(element: HtmlElement): readonly string[] {
  if (element.tagName !== 'meta') return readAttributes;
  const kind = attribute(element, 'name') ?? attribute(element, 'property') ?? '';
  return readMetadata.test(kind) ? ['content'] : [];
}

/** What has a plain letter left once the facts are taken out: it did not come from a catalog. */
function untranslated(read: readonly Reading[]): string[] {
  return read
    .filter(({ text }) =>
      /[A-Za-z]/.test(facts.reduce((rest, fact) => rest.replaceAll(fact, ''), text)),
    )
    .map(({ where, text }) => `${where}: ${text}`);
}

test('the catalogs are those of the pseudo-locale: vitest needs --mode en-XA', () => {
  expect(language).toBe('en-XA');
});

test('a plain word is found wherever a visitor may read it', () => {
  const page = `<title>ȧ one</title><meta name="description" content="ƀ two"/>
    <meta property="og:image" content="/picture.png"/><meta property="og:title" content="three"/>
    <p title="four" class="five">ƈ, ${company.name}<!-- --> six</p><img alt="seven" src="/eight.png"/>
    <noscript><b>nine</b></noscript><a href="/ten" aria-label="${company.phone}">ḓ</a>`;
  expect(untranslated(readings(page))).toEqual([
    'text: ȧ one',
    'text: six',
    'text: nine',
    'meta content: ƀ two',
    'meta content: three',
    'p title: four',
    'img alt: seven',
  ]);
});

describe.each(pageIds)('%s', (page) => {
  it('shows nothing but messages and company facts', async () => {
    const { head, content } = await renderPage(pageAddress(page));
    const read = readings(`<!doctype html><head>${head}</head><body>${content}`);
    expect(untranslated(read)).toEqual([]);
    // Header and footer alone have some sixty texts, and the shortest page a dozen of its own.
    expect(read.filter(({ text }) => /[ƀ-ẏ]/.test(text)).length).toBeGreaterThan(70);
  });
});
