import { expect, test } from 'vitest';
import { findings, type Message } from './findings.ts';

const message = 'Attribute “blocking” is not known.';
const found: Message = {
  url: 'file:/about.html',
  lastLine: 3,
  lastColumn: 80,
  message,
  extract: 'ead><link rel="expect" blocking="render"><meta',
};
const accepted = { message, markup: '<link rel="expect"', reason: 'The standard has it.' };

test('an accepted message passes on every page', () => {
  expect(findings([found, { ...found, url: 'file:/index.html' }], [accepted])).toEqual([]);
});

test('any other message, or the same message about other markup, is a finding', () => {
  const other = { ...found, message: 'Stray end tag.' };
  const elsewhere = { ...found, extract: '<link rel="preload" blocking="render">' };
  expect(findings([found, other, elsewhere], [accepted])).toEqual([
    `file:/about.html:3:80 Stray end tag.\n  ${found.extract}`,
    `file:/about.html:3:80 ${message}\n  ${elsewhere.extract}`,
  ]);
});

test('an accepted message that no page causes is a finding', () => {
  expect(findings([], [accepted])).toEqual([
    `no longer needed in accepted.ts: <link rel="expect": ${message}`,
  ]);
});
