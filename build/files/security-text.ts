import type { company as Company } from '#content/company.ts';

/** Where RFC 9116 looks for it, from the site's root. */
export const securityTextPath = '.well-known/security.txt';

/** Whom to tell of a weakness, until when this holds, and in which language (RFC 9116). */
export function securityText(company: typeof Company): string {
  return [
    `Contact: mailto:${company.securityEmail}`,
    `Expires: ${company.securityTextExpires}`,
    `Preferred-Languages: ${company.language}`,
    `Canonical: ${company.origin}/${securityTextPath}`,
    '',
  ].join('\n');
}
