import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { jobIds } from '#content/jobs.ts';
import { jobPostings } from './job-postings.ts';

/** The items of the list in their order. */
const postings = [jobPostings((id) => `«${id}»`)['itemListElement']].flat();

test('the positions are in the order of the page', () => {
  expect(postings).toMatchObject(
    jobIds.map((id, index) => ({
      position: index + 1,
      item: {
        '@type': 'JobPosting',
        title: `«positions.${id}.title»`,
        description: `«positions.${id}.description»`,
        employmentType: 'FULL_TIME',
      },
    })),
  );
});

test('a remote position is marked as remote, with the country of its applicants', () => {
  expect(postings[jobIds.indexOf('devops-engineer')]).toMatchObject({
    item: {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: company.offices[0].country },
    },
  });
});

test.each(['data-scientist', 'business-consultant'] as const)('%s is not remote', (id) => {
  expect(JSON.stringify(postings[jobIds.indexOf(id)])).not.toMatch(
    /jobLocationType|applicantLocation/,
  );
});
