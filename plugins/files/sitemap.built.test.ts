import { expect, test } from 'vitest';
import { paths } from '#content/paths.ts';
import { builtText } from '#plugins/output/built-site.ts';
import { site } from '#plugins/output/tested-site.ts';

test('the sitemap lists the absolute address of every page once, and nothing else', () => {
  const listed = [...builtText('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, loc]) => loc,
  );
  expect(listed).toEqual(paths.map((path) => site.origin + path));
});

test('the sitemap has the addresses of every page in all languages', () => {
  const alternates = [
    ...builtText('sitemap.xml').matchAll(
      /<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g,
    ),
  ].map(([, language, href]) => [language, href]);
  expect(alternates).toEqual(
    paths.flatMap((path) => site.origins.map(([language, start]) => [language, start + path])),
  );
});

test('robots.txt allows everything and names the sitemap', () => {
  const lines = builtText('robots.txt').split('\n');
  expect(lines).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([]);
});
