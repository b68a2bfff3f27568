import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { decode } from 'fast-png';
import { expect, test } from 'vitest';
import { filesIn } from '#build/output/built-site.ts';
import { sharePicture } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { textOf } from './indexed-png.ts';
import { shareCards } from './share-card.ts';
import { shareCardDocument } from './share-card-document.ts';
import { shareCardText } from './share-picture-source.ts';

const publicFolder = resolve(import.meta.dirname, '../../public');

test('every page has a card and a picture, and there are no other pictures', () => {
  expect(shareCards.map(({ path }) => path)).toEqual(paths);
  const pictures = filesIn(join(publicFolder, 'share')).map((file) => `/share/${file}`);
  expect(pictures).toEqual(paths.map(sharePicture).sort());
});

test.each(shareCards)('$path: its picture has the right size, is small and up to date', (card) => {
  const file = readFileSync(join(publicFolder, sharePicture(card.path)));
  expect(file.length).toBeGreaterThan(10_000);
  expect(file.length).toBeLessThan(60_000);
  const { width, height } = decode(file);
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
  expect(textOf(file), 'the picture is older than its page: npm run pictures').toEqual(
    shareCardText(card),
  );
});

test('a card has a label only where the heading does not contain it', () => {
  const label = (path: string) => shareCards.find((card) => card.path === path)?.label;
  expect(label('/services/automation')).toBe('Automation');
  expect(label('/industry/energy')).toBe('Industry Expertise');
  expect(label('/privacy')).toBeUndefined();
});

test('HTML special characters are escaped', () => {
  const [card] = shareCards;
  if (!card) throw new Error('there are no cards');
  const document = shareCardDocument({ ...card, title: 'Travel & <Hospitality>' });
  expect(document).toContain('>Travel &amp; &lt;Hospitality&gt;<');
});
