import { readCatalog } from '#build/catalog/read-catalog.ts';
import { company } from '#content/company.ts';
import { installScreenshots, type ScreenshotId } from '#content/install-screenshots.ts';
import type { Language } from '#content/languages.ts';
import { mark } from '#content/mark.ts';
import { pageName } from '#content/page-names.ts';
import { light, night } from '#ui/tokens.ts';
import { sourceHash } from './source-hash.ts';

/**
 * The hash of what an install screenshot shows first: the header with the mark, the hero's sentences, and
 * the colours. Changes further down the page, or of the layout, do not make it out of date.
 */
export function screenshotSource(id: ScreenshotId, language: Language): string {
  const { path } = installScreenshots[id];
  const messages = (catalog: string, prefix: string) =>
    Object.entries(readCatalog(language, catalog)).filter(([key]) => key.startsWith(prefix));
  return sourceHash(
    JSON.stringify([
      company.name,
      mark,
      messages('shell', 'navigation.'),
      messages(pageName(path), 'hero.'),
      light,
      night,
    ]),
  );
}
