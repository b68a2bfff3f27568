import type { CatalogText } from '#build/catalog/read-catalog.ts';
import type careers from '#catalog/en/careers.json';
import { company } from '#content/company.ts';
import { type JobId, jobIds, jobs } from '#content/jobs.ts';
import { organizationReference } from './organization-reference.ts';
import type { Thing } from './thing.ts';

type CareersText = CatalogText<keyof typeof careers>;

const [headquarters] = company.offices;

/** Google requires a location for applicants. The site states none, so it is the country of the job. */
const remote = {
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: { '@type': 'Country', name: headquarters.country },
};

/** The open positions, in the order of the page. */
export function jobPostings(text: CareersText): Thing {
  return {
    '@type': 'ItemList',
    name: text('positions.label'),
    itemListElement: jobIds.map((id, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: jobPosting(id, text),
    })),
  };
}

/**
 * Google's job search also asks for datePosted, validThrough and a salary. The site states none of
 * them, and invented values would be false, so they are missing. A company with real positions adds
 * them here.
 */
function jobPosting(id: JobId, text: CareersText): Thing {
  return {
    '@type': 'JobPosting',
    title: text(`positions.${id}.title`),
    description: text(`positions.${id}.description`),
    employmentType: 'FULL_TIME',
    hiringOrganization: organizationReference,
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: headquarters.city,
        addressRegion: headquarters.region,
        addressCountry: headquarters.country,
      },
    },
    ...(jobs[id].mode === 'remote' && remote),
  };
}
