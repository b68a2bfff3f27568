import { expect, test } from 'vitest';
import { builtText } from '#build/output/built-site.ts';
import { company } from '#content/company.ts';
import { paths } from '#content/paths.ts';

test('the sitemap lists the absolute address of every page once, and nothing else', () => {
  const listed = [...builtText('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, loc]) => loc,
  );
  expect(listed).toEqual(paths.map((path) => company.origin + path));
});

test('robots.txt allows everything and names the sitemap', () => {
  const lines = builtText('robots.txt').split('\n');
  expect(lines).toContain(`Sitemap: ${company.origin}/sitemap.xml`);
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([]);
});
