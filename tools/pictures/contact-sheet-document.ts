import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fonts } from './fonts.ts';

const style = readFileSync(resolve(import.meta.dirname, 'contact-sheet.css'), 'utf8');

/** The contact sheet as an HTML document, in columns: the address of each page, with its thumbnails (JPEG) below. */
export function contactSheetDocument(
  pages: ReadonlyMap<string, readonly Buffer[]>,
  columns: number,
): string {
  const figures = Array.from(pages, ([path, thumbnails]) => {
    const pictures = thumbnails.map(
      (picture) => `<img src="data:image/jpeg;base64,${picture.toString('base64')}" alt="">`,
    );
    return `<figure><figcaption>${path}</figcaption>${pictures.join('')}</figure>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>${fonts}${style}</style><body style="--columns: ${columns}">${figures.join('')}</body>`;
}
