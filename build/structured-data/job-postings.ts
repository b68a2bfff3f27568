import type { CatalogText } from '#build/catalog/read-catalog.ts';
import type careers from '#catalog/en/careers.json';
import { company } from '#content/company.ts';
import { type JobId, jobIds, jobs } from '#content/jobs.ts';
import { organizationReference } from './organization-reference.ts';
import type { Thing } from './thing.ts';

type CareersText = CatalogText<keyof typeof careers>;

const [headquarters] = company.offices;

/** Where applicants may live is not stated, and Google wants a place: the country of the job. */
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
 * Google's job search also wants datePosted and validThrough. The site states neither, and made-up
 * dates would tell applicants something untrue, so they are left out, as is any salary; a company
 * with real positions adds them here.
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
