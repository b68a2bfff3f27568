import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from 'fast-png';
import { describe, expect, test } from 'vitest';
import { filesIn } from '#build/output/built-site.ts';
import { defaultLanguage, siteLanguages } from '#content/languages.ts';
import { sharePicture } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { picturesFolder } from './pictures-folder.ts';
import { textOf } from './png-text.ts';
import { labelBeside, shareCards } from './share-card.ts';
import { shareCardDocument } from './share-card-document.ts';
import { shareCardText } from './share-picture-source.ts';

describe.each(siteLanguages)('the share pictures of %s', (language) => {
  const folder = picturesFolder(language);
  const cards = shareCards(language);

  test('are one for each page, and there are no others', () => {
    expect(cards.map(({ path }) => path).sort()).toEqual(paths.toSorted());
    const pictures = filesIn(join(folder, 'share')).map((file) => `/share/${file}`);
    expect(pictures, 'npm run pictures').toEqual(paths.map(sharePicture).sort());
  });

  test.each(cards)('$path: has the right size, is small and up to date', (card) => {
    const file = readFileSync(join(folder, sharePicture(card.path)));
    expect(file.length).toBeGreaterThan(10_000);
    // A longer name, or two lines more, still fit.
    expect(file.length).toBeLessThan(100_000);
    const { width, height } = decode(file);
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect(textOf(file), 'the picture is older than its page: npm run pictures').toEqual(
      shareCardText(card),
    );
  });
});

test.each([
  { heading: 'Cloud migration, rehearsed first.', label: 'Cloud Services' },
  { heading: 'Cloud services, rehearsed first.', label: 'Services of the firm' },
  { heading: 'Cloud Services: all services of the firm', label: undefined },
])('beside “$heading” the label is $label', ({ heading, label }) => {
  expect(labelBeside(heading, ['Cloud Services', 'Services of the firm'])).toBe(label);
});

test('the card of Home has no label', () => {
  const home = shareCards(defaultLanguage).find(({ path }) => path === '/');
  expect(home?.title).not.toBe('');
  expect(home?.label).toBeUndefined();
});

test('HTML special characters are escaped', () => {
  const [card] = shareCards(defaultLanguage);
  if (!card) throw new Error('there are no cards');
  const document = shareCardDocument({ ...card, title: 'Travel & <Hospitality>' });
  expect(document).toContain('>Travel &amp; &lt;Hospitality&gt;<');
});
