import { language, origin } from 'virtual:site';
import { describe, expect, it, test } from 'vitest';
import { renderPage } from '#app/entry-prerender.tsx';
import { company } from '#content/company.ts';
import { pageAddress } from '#content/page-names.ts';
import { pageIds } from '#content/paths.ts';
import { hasPlainLetter } from '#e2e/support/text-faults.ts';
import { elements, type HtmlElement, parseHtml, texts } from '#plugins/output/html-tree.ts';

/** Attributes that are shown or that screen readers say. */
const textAttributes = [
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

/** The names of `<meta>` elements with texts for people. */
const textMetadata =
  /^(?:description|keywords|author|application-name|.+:(?:title|description|site_name|image:alt))$/;

/** All texts of a page that visitors, screen readers or search results show, with their element. */
function pageTexts(html: string) {
  const document = parseHtml(html);
  const found = texts(document).map((text) => ({ where: 'text', text }));
  for (const element of elements(document)) {
    for (const name of textAttributesOf(element)) {
      const text = element.attribs[name];
      if (text) found.push({ where: `${element.tagName} ${name}`, text });
    }
  }
  return found;
}

function textAttributesOf({ tagName, attribs }: HtmlElement): readonly string[] {
  if (tagName !== 'meta') return textAttributes;
  const kind = attribs['name'] ?? attribs['property'] ?? '';
  return textMetadata.test(kind) ? ['content'] : [];
}

/** The texts with a plain letter outside company facts and addresses of the site: they are not from the copy. */
function untranslated(found: ReturnType<typeof pageTexts>): string[] {
  return found
    .filter(({ text }) => hasPlainLetter(text) && !text.startsWith(origin))
    .map(({ where, text }) => `${where}: ${text}`);
}

test('the copy is that of the pseudo-locale (run vitest with SITE_LANGUAGE=en-XA)', () => {
  expect(language).toBe('en-XA');
});

test('a plain word is found wherever a visitor may find it', () => {
  const page = `<title>ȧ one</title><meta name="description" content="ƀ two"/>
    <meta property="og:image" content="/picture.png"/><meta property="og:title" content="three"/>
    <p title="four" class="five">ƈ, ${company.name}<!-- --> six</p><img alt="seven" src="/eight.png"/>
    <noscript><b>nine</b></noscript><a href="/ten" aria-label="${company.phone}">ḓ</a>`;
  expect(untranslated(pageTexts(page))).toEqual([
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
  it('shows only messages and company facts', async () => {
    const { html } = await renderPage(pageAddress(page));
    const found = pageTexts(html);
    expect(untranslated(found)).toEqual([]);
    // Header and footer have about sixty texts, and the shortest page has another dozen.
    expect(found.filter(({ text }) => /[ƀ-ẏ]/.test(text)).length).toBeGreaterThan(70);
  });
});
