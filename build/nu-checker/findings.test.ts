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
const stated = { message, markup: '<link rel="expect"', reason: 'The standard has it.' };

test('a stated message passes on every page', () => {
  expect(findings([found, { ...found, url: 'file:/index.html' }], [stated])).toEqual([]);
});

test('any other is a finding: by its place, its words and its markup', () => {
  const other = { ...found, message: 'Stray end tag.' };
  const elsewhere = { ...found, extract: '<link rel="preload" blocking="render">' };
  expect(findings([found, other, elsewhere], [stated])).toEqual([
    `file:/about.html:3:80 Stray end tag.\n  ${found.extract}`,
    `file:/about.html:3:80 ${message}\n  ${elsewhere.extract}`,
  ]);
});

test('a stated message that no page brings forth is a finding', () => {
  expect(findings([], [stated])).toEqual([
    `no longer needed in stated.ts: <link rel="expect": ${message}`,
  ]);
});
