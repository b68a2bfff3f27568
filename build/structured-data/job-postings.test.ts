import { expect, test } from 'vitest';
import { jobIds } from '#content/jobs.ts';
import { jobPostings } from './job-postings.ts';

/** Every position of the list, in its order. */
const postings = [jobPostings((id) => `«${id}»`)['itemListElement']].flat();

test('the positions stand in the order of the page', () => {
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

test('a remote position says that it is, and from where one may apply', () => {
  expect(postings[jobIds.indexOf('devops-engineer')]).toMatchObject({
    item: {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'US' },
    },
  });
});

test.each(['data-scientist', 'business-consultant'] as const)('%s is not remote', (id) => {
  expect(JSON.stringify(postings[jobIds.indexOf(id)])).not.toMatch(
    /jobLocationType|applicantLocation/,
  );
});
