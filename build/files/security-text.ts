import type { company as Company, companyRecords as CompanyRecords } from '#content/company.ts';

/** The path of security.txt in the site, as RFC 9116 requires. */
export const securityTextPath = '.well-known/security.txt';

/** The text of security.txt: whom to tell about a vulnerability, until when this is valid, in which language. */
export function securityText(
  company: typeof Company,
  companyRecords: typeof CompanyRecords,
): string {
  return [
    `Contact: mailto:${companyRecords.securityEmail}`,
    `Expires: ${companyRecords.securityTextExpires}`,
    `Preferred-Languages: ${company.language}`,
    `Canonical: ${company.origin}/${securityTextPath}`,
    '',
  ].join('\n');
}
