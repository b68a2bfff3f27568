import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { decode } from 'fast-png';
import { expect, test } from 'vitest';
import { filesIn } from '#build/output/built-site.ts';
import { sharePicture } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { textOf } from './png-text.ts';
import { shareCards } from './share-card.ts';
import { shareCardDocument } from './share-card-document.ts';
import { shareCardText } from './share-picture-source.ts';

const publicFolder = resolve(import.meta.dirname, '../../public');

test('every page has a card and a picture, and there are no other pictures', () => {
  expect(shareCards.map(({ path }) => path).sort()).toEqual(paths.toSorted());
  const pictures = filesIn(join(publicFolder, 'share')).map((file) => `/share/${file}`);
  expect(pictures, 'npm run pictures').toEqual(paths.map(sharePicture).sort());
});

test.each(shareCards)('$path: its picture has the right size, is small and up to date', (card) => {
  const file = readFileSync(join(publicFolder, sharePicture(card.path)));
  expect(file.length).toBeGreaterThan(10_000);
  // A longer name, or two lines more, still fit.
  expect(file.length).toBeLessThan(100_000);
  const { width, height } = decode(file);
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
  expect(textOf(file), 'the picture is older than its page: npm run pictures').toEqual(
    shareCardText(card),
  );
});

test.each(shareCards)('$path: the heading does not contain the label', ({ title, label }) => {
  if (label === undefined) return;
  expect(label).not.toBe('');
  expect(title.toLowerCase()).not.toContain(label.toLowerCase());
});

test('HTML special characters are escaped', () => {
  const [card] = shareCards;
  if (!card) throw new Error('there are no cards');
  const document = shareCardDocument({ ...card, title: 'Travel & <Hospitality>' });
  expect(document).toContain('>Travel &amp; &lt;Hospitality&gt;<');
});
