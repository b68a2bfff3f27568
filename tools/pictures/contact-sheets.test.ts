import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contactSheetSource, sourceOf } from './contact-sheet-source.ts';

test.each(['docs/contact-sheet.webp', 'docs/plates.webp'])('%s is up to date', (file) => {
  expect(
    sourceOf(readFileSync(file)),
    `${file} shows an older name, mark or colour: npm run contact-sheet`,
  ).toBe(contactSheetSource());
});
