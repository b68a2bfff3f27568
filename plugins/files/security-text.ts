import type { companyRecords as CompanyRecords } from '#content/company.ts';
import type { Site } from '#content/languages.ts';

/** The path of security.txt in the site, as RFC 9116 requires. */
export const securityTextPath = '.well-known/security.txt';

/** The text of security.txt: whom to tell about a vulnerability, until when this is valid, in which language. */
export function securityText(site: Site, companyRecords: typeof CompanyRecords): string {
  return [
    `Contact: mailto:${companyRecords.securityEmail}`,
    `Expires: ${companyRecords.securityTextExpires}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${site.origin}/${securityTextPath}`,
    '',
  ].join('\n');
}
