import { expect, test } from 'vitest';
import { companyRecords } from '#content/company.ts';
import { paths } from '#content/paths.ts';
import { builtText } from '#plugins/output/built-site.ts';
import { site } from '#plugins/output/tested-site.ts';
import { securityTextPath } from './for-robots.ts';

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

const lines = builtText(securityTextPath).trimEnd().split('\n');
const values = (field: string) =>
  lines.filter((line) => line.startsWith(`${field}: `)).map((line) => line.slice(field.length + 2));

test('security.txt has only these fields of RFC 9116, each once', () => {
  expect(lines.map((line) => line.replace(/: .*/, ''))).toEqual([
    'Contact',
    'Expires',
    'Preferred-Languages',
    'Canonical',
  ]);
  expect(values('Contact')).toEqual([`mailto:${companyRecords.securityEmail}`]);
  expect(values('Canonical')).toEqual([`${site.origin}/.well-known/security.txt`]);
});

test('security.txt expires in more than 30 days and, as RFC 9116 recommends, within a year', () => {
  const [expires = ''] = values('Expires');
  expect(new Date(expires).toISOString()).toBe(expires);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days, 'securityTextExpires in src/content/company.ts').toBeGreaterThan(30);
  expect(days, 'securityTextExpires in src/content/company.ts').toBeLessThan(366);
});
