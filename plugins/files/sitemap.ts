import type { Site } from '#content/languages.ts';
import type { Path } from '#content/paths.ts';

/** The text of the sitemap, with the pages in the given order, each with its addresses in all languages. */
export function sitemap({ origin, origins }: Site, paths: readonly Path[]): string {
  const alternates = (path: Path) =>
    origins.map(
      ([language, start]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${start}${path}"/>`,
    );
  const entries = paths.map(
    (path) => `  <url><loc>${origin}${path}</loc>${alternates(path).join('')}</url>`,
  );
  const xhtml = origins.length === 0 ? '' : ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>
${entries.join('\n')}
</urlset>
`;
}

/** The text of robots.txt: allows everything and names the sitemap. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
