import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { metadata } from './metadata.ts';

const messages = {
  'meta.title': 'A title',
  'meta.description': 'A description.',
  'meta.keywords': 'some, keywords',
};

test('a page is found and shared under its own absolute address', () => {
  const { meta, links } = metadata(messages, '/about');
  expect(links).toEqual([{ rel: 'canonical', href: `${company.origin}/about` }]);
  expect(meta).toEqual([
    { title: 'A title' },
    { name: 'description', content: 'A description.' },
    { name: 'keywords', content: 'some, keywords' },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: company.name },
    { property: 'og:title', content: 'A title' },
    { property: 'og:description', content: 'A description.' },
    { property: 'og:url', content: `${company.origin}/about` },
    { property: 'og:locale', content: expect.stringMatching(/^[a-z]{2}_[A-Z]{2}$/) },
    { name: 'twitter:card', content: 'summary' },
  ]);
});

test('what is no page is neither found nor shared', () => {
  const { meta, links } = metadata(messages);
  expect(links).toEqual([]);
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(JSON.stringify(meta)).not.toMatch(/og:|twitter:|https?:/);
});

test('a page that failed to load has no head of its own', () => {
  expect(metadata(undefined, '/about')).toEqual({});
});
