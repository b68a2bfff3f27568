import shell from 'virtual:copy/shell';
import { origin, origins } from 'virtual:site';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { metadata, notFoundMetadata } from './metadata.ts';

const copy = {
  hero: { title: 'A heading.' },
  meta: { title: 'A title', description: 'A description.', keywords: 'some, keywords' },
};

test('the canonical link and the share tags of a page have its absolute address', () => {
  const { meta, links } = metadata(copy, '/about');
  expect(links).toEqual([
    { rel: 'canonical', href: `${origin}/about` },
    ...origins.map(([hrefLang, start]) => ({ rel: 'alternate', hrefLang, href: `${start}/about` })),
  ]);
  expect(meta).toEqual([
    { title: 'A title' },
    { name: 'description', content: 'A description.' },
    { name: 'keywords', content: 'some, keywords' },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: company.name },
    { property: 'og:title', content: 'A title' },
    { property: 'og:description', content: 'A description.' },
    { property: 'og:url', content: `${origin}/about` },
    { property: 'og:locale', content: expect.stringMatching(/^[a-z]{2}_[A-Z]{2}$/) },
    { property: 'og:image', content: `${origin}/share/about.png` },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'A heading.' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: `${origin}/share/about.png` },
    { name: 'twitter:image:alt', content: 'A heading.' },
  ]);
});

test('the not-found page has noindex, no canonical link and no share tags', () => {
  const head = notFoundMetadata(copy);
  expect(head).not.toHaveProperty('links');
  expect(head.meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(JSON.stringify(head)).not.toMatch(/og:|twitter:|https?:/);
});

test('a page that failed to load has an error title and no canonical link', () => {
  const errorHead = { meta: [{ title: shell.error.title }], links: [] };
  expect(metadata(undefined, '/about')).toEqual(errorHead);
  expect(notFoundMetadata(undefined)).toEqual(errorHead);
});
