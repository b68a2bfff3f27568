import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

function fontFace(family: string, source: string): string {
  const font = readFileSync(fileURLToPath(import.meta.resolve(source))).toString('base64');
  return `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${font});font-weight:300 900}`;
}

/** The site's fonts as CSS with data URLs, for documents that are rendered without a server. */
export const fonts = [
  fontFace(
    'Familjen Grotesk Variable',
    '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  ),
  fontFace(
    'Figtree Variable',
    '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  ),
].join('');
