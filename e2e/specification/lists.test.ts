import { expect, test } from 'vitest';
import { industryIds } from '#content/industries.ts';
import { jobIds } from '#content/jobs.ts';
import { firstIndustryIds, firstServiceIds } from '#content/navigation.ts';
import { paths } from '#content/paths.ts';
import { serviceIds } from '#content/services.ts';
import { subjects } from '#content/subjects.ts';
import { specification } from './table.ts';

test('the services stand in the order of menus and lists', () => {
  expect(serviceIds).toEqual(specification.services);
});

test('the industries stand in the order of the index', () => {
  expect(industryIds).toEqual(specification.industries);
});

test('the mobile menu and the footer list the first services and the first industries', () => {
  expect(firstServiceIds).toEqual(specification.services.slice(0, specification.shortList));
  expect(firstIndustryIds).toEqual(specification.industries.slice(0, specification.shortList));
});

test('the site has as many pages as ordered, each with its own path', () => {
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.length).toBe(specification.pages);
});

test('the positions stand in the order of the careers page', () => {
  expect(jobIds).toEqual(specification.jobs);
});

test('the subjects of a message stand in the order of the form', () => {
  expect(subjects).toEqual(specification.subjects);
});
