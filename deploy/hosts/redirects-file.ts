import { pageFile } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { generated } from './generated.ts';

/**
 * Netlify's `_redirects`. It knows no patterns, takes `/about` and `/about/` for one address, and
 * serves `/about` from about.html by itself: what is left are the files' own names.
 */
export function redirectsFile(): string {
  const lines = paths.map((path) => `/${pageFile(path)} ${path} 301!`);
  return `${generated('#')}\n${lines.join('\n')}\n`;
}
