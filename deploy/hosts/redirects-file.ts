import { pageFile } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { generated } from './generated.ts';

/**
 * Netlify's `_redirects`. Netlify has no patterns, treats `/about` and `/about/` as the same address, and
 * serves `/about` from about.html itself. Only the file names need redirects.
 */
export function redirectsFile(): string {
  const lines = paths.map((path) => `/${pageFile(path)} ${path} 301!`);
  return `${generated('#')}\n${lines.join('\n')}\n`;
}
