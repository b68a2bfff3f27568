import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultsOf, readReport, renderReport, written } from './write-accessibility-report.ts';

test('the accessibility report fits the schema of OpenACR, and a report that does not is refused', () => {
  expect(() => readReport('title: A report\nproduct: {}\nauthor: {}\n')).toThrow(/name.*email/);
  expect(readReport().title).not.toBe('');
});

test('the accessibility report has each criterion once, and names only tests that exist', () => {
  expect(faultsOf(readReport())).toEqual([]);
});

test('the page of the accessibility report is the one that its source gives (npm run renew -- report)', () => {
  expect(readFileSync(written, 'utf8')).toBe(renderReport(readReport()));
});
