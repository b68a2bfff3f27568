import { expect, test } from 'vitest';
import { industryIds } from '#content/industries.ts';
import { jobIds } from '#content/jobs.ts';
import { firstIndustryIds, firstServiceIds } from '#content/navigation.ts';
import { paths } from '#content/paths.ts';
import { serviceIds } from '#content/services.ts';
import { subjects } from '#content/subjects.ts';
import { specification } from './table.ts';

/** Those of a list that are ordered: a company may add others. */
const ordered = (ids: readonly string[], wanted: readonly string[]) =>
  ids.filter((id) => wanted.includes(id));

test('the ordered services stand in the order of menus and lists', () => {
  expect(ordered(serviceIds, specification.services)).toEqual(specification.services);
});

test('the ordered industries stand in the order of the index', () => {
  expect(ordered(industryIds, specification.industries)).toEqual(specification.industries);
});

test('the mobile menu and the footer list the first services and the first industries', () => {
  expect(firstServiceIds).toEqual(specification.services.slice(0, specification.shortList));
  expect(firstIndustryIds).toEqual(specification.industries.slice(0, specification.shortList));
});

test('every ordered page has its path', () => {
  expect(paths).toEqual(expect.arrayContaining([...specification.pages]));
});

test('the positions stand in the order of the careers page', () => {
  expect(jobIds).toEqual(specification.jobs);
});

test('the subjects of a message stand in the order of the form', () => {
  expect(subjects).toEqual(specification.subjects);
});
