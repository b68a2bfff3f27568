import { readCopy } from '#build/copy/read-copy.ts';
import { company } from '#content/company.ts';
import { pathCopy } from '#content/copy/files.ts';
import { shellCopy } from '#content/copy/shell.ts';
import { installScreenshots, type ScreenshotId } from '#content/install-screenshots.ts';
import type { Language } from '#content/languages.ts';
import { mark } from '#content/mark.ts';
import { light, night } from '#ui/tokens.ts';
import { sourceHash } from './source-hash.ts';

/**
 * The hash of what an install screenshot shows first: the header with the mark, the hero's sentences, and
 * the colours. Changes further down the page, or of the layout, do not make it out of date.
 */
export function screenshotSource(id: ScreenshotId, language: Language): string {
  const { path } = installScreenshots[id];
  return sourceHash(
    JSON.stringify([
      company.name,
      mark,
      readCopy(shellCopy, language).navigation,
      readCopy(pathCopy(path), language).hero,
      light,
      night,
    ]),
  );
}
