import { companyRecords } from '#content/company.ts';
import type { Site } from '#content/languages.ts';
import { type Path, paths } from '#content/paths.ts';

/** The sitemap: every page with its addresses in all languages. */
export function sitemap({ origin, origins }: Site): string {
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

/** Allows everything and names the sitemap. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The path of security.txt in the site, as RFC 9116 requires. */
export const securityTextPath = '.well-known/security.txt';

/** Whom to tell about a vulnerability, until when this is valid, in which language. */
export function securityText(site: Site): string {
  return [
    `Contact: mailto:${companyRecords.securityEmail}`,
    `Expires: ${companyRecords.securityTextExpires}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${site.origin}/${securityTextPath}`,
    '',
  ].join('\n');
}
