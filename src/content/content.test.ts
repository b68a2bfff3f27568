import { describe, expect, it, test } from 'vitest';
import { industryIds } from './industries.ts';
import { jobIds } from './jobs.ts';
import { firstIndustryIds, firstServiceIds } from './navigation.ts';
import { paths } from './paths.ts';
import { serviceIds } from './services.ts';
import { subjects } from './subjects.ts';

test('eleven services, in the order of menus and lists', () => {
  expect(serviceIds).toEqual([
    'artificial-intelligence',
    'automation',
    'gen-ai',
    'business-strategy',
    'change-management',
    'cloud-services',
    'data-analytics',
    'digital-transformation',
    'infrastructure',
    'professional-staffing',
    'technology-consulting',
  ]);
});

test('eight industries, in the order of the index', () => {
  expect(industryIds).toEqual([
    'banking',
    'healthcare',
    'insurance',
    'retail',
    'energy',
    'travel',
    'capital-markets',
    'life-sciences',
  ]);
});

test('the mobile menu and the footer list the first six services and the first six industries', () => {
  expect(firstServiceIds).toEqual([
    'artificial-intelligence',
    'automation',
    'gen-ai',
    'business-strategy',
    'change-management',
    'cloud-services',
  ]);
  expect(firstIndustryIds).toEqual([
    'banking',
    'healthcare',
    'insurance',
    'retail',
    'energy',
    'travel',
  ]);
});

describe('the paths', () => {
  it('are 27 and unique', () => {
    expect(paths).toHaveLength(27);
    expect(new Set(paths).size).toBe(27);
  });

  it.each([
    '/',
    '/services',
    '/contact',
    '/about',
    '/careers',
    '/privacy',
    '/terms',
    '/industry',
    '/services/gen-ai',
    '/services/technology-consulting',
    '/industry/banking',
    '/industry/life-sciences',
  ])('contain %s', (path) => {
    expect(paths).toContain(path);
  });
});

test('six positions, in the order of the careers page', () => {
  expect(jobIds).toEqual([
    'senior-full-stack-developer',
    'data-scientist',
    'cloud-solutions-architect',
    'business-consultant',
    'devops-engineer',
    'ux-ui-designer',
  ]);
});

test('seven subjects of a message, in the order of the form', () => {
  expect(subjects).toEqual([
    'general',
    'consulting',
    'digital-transformation',
    'cloud-services',
    'data-analytics',
    'staffing',
    'other',
  ]);
});
