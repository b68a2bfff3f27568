import type { Path } from '#content/paths.ts';

/** The sitemap of every page, in the order of the list. */
export function sitemap(origin: string, paths: readonly Path[]): string {
  const entries = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** Everything may be read; here is the list. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
