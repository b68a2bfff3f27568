import { NOT_FOUND_ADDRESS, pageFile } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { unserved } from '#deploy/addresses.ts';
import { generated } from './generated.ts';

/**
 * Netlify's `_redirects`. Netlify has no patterns, treats `/about` and `/about/` as the same address, and
 * serves `/about` from about.html itself. Only the file names need redirects, and `/404` needs its status.
 */
export function redirectsFile(): string {
  const lines = paths.map((path) => `/${pageFile(path)} ${path} 301!`);
  const notFound = `${unserved.notFoundPage} ${NOT_FOUND_ADDRESS} 404!`;
  return `${generated('#')}\n${[...lines, notFound].join('\n')}\n`;
}
