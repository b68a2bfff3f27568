import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { companyRecords } from '#content/company.ts';
import { builtText } from '#plugins/output/built-site.ts';

const notices = builtText('third-party-notices.txt');
const headings = [...notices.matchAll(/^(\S+) (\d\S*): (.+)\n=+\n\n(.+)/gm)].map(
  ([, name = '', version, license = '', firstLine = '']) => ({ name, version, license, firstLine }),
);
const names = headings.map(({ name }) => name);

/** These ship only where the contact form sends its messages (docs/message-delivery.md). */
const ofLiveForm = ['idb', 'workbox-background-sync'];
const isSimulated = companyRecords.contact.delivery === 'simulated';

test('the notices name every dependency of the site and transitive dependencies', () => {
  const { dependencies }: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'),
  );
  const shipped = Object.keys(dependencies).filter(
    (name) => !(isSimulated && ofLiveForm.includes(name)),
  );
  expect(names).toEqual(expect.arrayContaining(shipped));
  expect(names.filter((name) => ofLiveForm.includes(name))).toEqual(isSimulated ? [] : ofLiveForm);
  expect(names).toEqual(
    expect.arrayContaining(['scheduler', 'workbox-strategies', '@iconify-json/ph']),
  );
  expect(names).toEqual([...new Set(names)]);
});

test('the notices do not name packages that only build or test the site', () => {
  const tools = [
    'vite',
    'vitest',
    'playwright',
    'unocss',
    'd3-contour',
    'parse5',
    'fastify',
    'msw',
  ];
  expect(names.filter((name) => tools.includes(name))).toEqual([]);
});

test('each licence is permissive, and its text is in the notices', () => {
  const permissive = ['MIT', 'ISC', 'Apache-2.0', 'BSD-3-Clause', '0BSD', 'OFL-1.1'];
  const others = headings.filter(({ license }) => !permissive.includes(license));
  expect(others).toEqual([]);
  const textless = headings.filter(({ firstLine }) => firstLine.startsWith('See '));
  expect(textless.map(({ name }) => name)).toEqual(['@iconify-json/ph']);
});
