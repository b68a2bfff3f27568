import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { companyRecords } from '#content/company.ts';
import { noticeCopy } from '#content/copy/shell.ts';
import { paths } from '#content/paths.ts';
import { changedFiles } from '#deploy/release/checked-build.ts';
import { filesBelow, readReleaseList } from '#deploy/release/release-list.ts';
import { readCopy } from '#plugins/copy/read-copy.ts';
import { builtPages } from '#plugins/output/built-pages.ts';
import { builtFolder, builtText, site } from '#plugins/output/built-site.ts';
import { texts } from '#plugins/output/html-tree.ts';
import { securityTextPath } from './for-robots.ts';

test('the sitemap, by the protocol’s own name, lists every page once, with its addresses in all languages, and nothing else', () => {
  // A search engine takes no sitemap of another namespace.
  expect(builtText('sitemap.xml')).toContain(
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
  );
  const entries = builtText('sitemap.xml').match(/<url>.*<\/url>/g) ?? [];
  const listed = entries.map((entry) => [
    ...entry.matchAll(
      /<loc>([^<]*)<\/loc>|<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g,
    ),
  ]);
  expect(listed.map((found) => found.map((parts) => parts.slice(1).filter(Boolean)))).toEqual(
    paths.map((path) => [
      [site.origin + path],
      ...site.origins.map(([language, start]) => [language, start + path]),
    ]),
  );
});

test('robots.txt allows everything and names the sitemap', () => {
  const lines = builtText('robots.txt').split('\n');
  expect(lines).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([]);
});

test('security.txt names a URI to write to and its own address, and expires in more than 30 days and, as RFC 9116 recommends, within a year', () => {
  expect(builtText(securityTextPath)).toContain(
    `Contact: mailto:${companyRecords.securityEmail}\n`,
  );
  // RFC 9116: a file at another address than the one that it names is not to be trusted.
  expect(builtText(securityTextPath)).toContain(
    `Canonical: ${site.origin}/.well-known/security.txt\n`,
  );
  const [, expires = ''] = /^Expires: (.*)$/m.exec(builtText(securityTextPath)) ?? [];
  expect(new Date(expires).toISOString()).toBe(expires);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days, 'securityTextExpires in src/content/company.ts').toBeGreaterThan(30);
  expect(days, 'securityTextExpires in src/content/company.ts').toBeLessThan(366);
});

const { files } = readReleaseList(builtFolder);

test('release.json has the digest of every other file', () => {
  expect(['release.json', ...Object.keys(files)].sort()).toEqual(filesBelow(builtFolder));
  expect(changedFiles(builtFolder, files)).toEqual([]);
});

test('every file with text has both compressed copies, which hosts send', () => {
  const all = filesBelow(builtFolder);
  // The last one is for operators, and is written after the copies.
  const others = /\.(?:br|gz|woff2|png|jpg|webm|mp4)$|^release\.json$/;
  const copies = all
    .filter((file) => !others.test(file))
    .flatMap((file) => [`${file}.br`, `${file}.gz`]);
  expect(copies.filter((copy) => !all.includes(copy))).toEqual([]);
});

const notices = builtText('third-party-notices.txt');
const headings = [...notices.matchAll(/^(\S+) (\d\S*): (.+)\n=+\n\n(.+)/gm)].map(
  ([, name = '', version, license = '', firstLine = '']) => ({ name, version, license, firstLine }),
);
const names = headings.map(({ name }) => name);

/** These ship only where the contact form sends its messages (docs/message-delivery.md). */
const ofLiveForm = ['idb', 'workbox-background-sync'];
const isSimulated = companyRecords.contact.delivery === 'simulated';

test('the notices name every dependency of the site, transitive ones, and none of a form that it has not', () => {
  const { dependencies }: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'),
  );
  const shipped = Object.keys(dependencies).filter((name) => !ofLiveForm.includes(name));
  const transitive = ['scheduler', 'workbox-strategies', '@iconify-json/ph'];
  expect(names).toEqual(expect.arrayContaining([...shipped, ...transitive]));
  expect(names.filter((name) => ofLiveForm.includes(name))).toEqual(isSimulated ? [] : ofLiveForm);
  expect(names).toEqual([...new Set(names)]);
});

test('each licence is permissive, and its text is in the notices', () => {
  const permissive = ['MIT', 'ISC', 'Apache-2.0', 'BSD-3-Clause', '0BSD', 'OFL-1.1'];
  const others = headings.filter(({ license }) => !permissive.includes(license));
  expect(others).toEqual([]);
  const textless = headings.filter(({ firstLine }) => firstLine.startsWith('See '));
  expect(textless.map(({ name }) => name)).toEqual(['@iconify-json/ph']);
});

test('the built site has no source maps, and names no folder of the machine that built it', () => {
  const textFiles = filesBelow(builtFolder).filter(
    (file) => !/\.(br|gz|woff2|png|webp|webm|mp4|ico)$/.test(file),
  );
  const root = resolve(import.meta.dirname, '../..');
  const traces = ['sourceMappingURL=', root, `${homedir()}/`, 'file://', 'node_modules/'];
  const found = textFiles.flatMap((file) => {
    const content = builtText(file);
    return traces.filter((trace) => content.includes(trace)).map((trace) => `${file}: ${trace}`);
  });
  expect(textFiles.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

const { isShown } = companyRecords.notice;

test(`the notice is ${isShown ? 'on every page' : 'in no file'}`, () => {
  const { text } = readCopy(noticeCopy, site.language);
  const scripts = filesBelow(builtFolder).filter((file) => file.endsWith('.js'));
  const pages = builtPages.filter(({ all }) => all('body').flatMap(texts).includes(text));
  expect(pages).toHaveLength(isShown ? builtPages.length : 0);
  if (!isShown) expect(scripts.filter((file) => builtText(file).includes(text))).toEqual([]);
});
