import { describe, expect, it, test } from 'vitest';
import { catalogText } from '#build/catalog/read-catalog.ts';
import { site } from '#build/catalog/site.ts';
import { industryIds, placeholderIndustryIds } from '#content/industries.ts';
import { pageName } from '#content/page-names.ts';
import { industryPath, servicePath } from '#content/paths.ts';
import { industriesOf, industryServices, servicesWith } from '#content/relations.ts';
import { serviceIds } from '#content/services.ts';

test.each(industryIds)('%s names at least two services, each once', (industry) => {
  const services = industryServices[industry];
  expect(new Set(services).size).toBe(services.length);
  expect(services.length).toBeGreaterThanOrEqual(2);
});

describe.each(serviceIds)('%s', (service) => {
  it('has an industry and at least two services to go on to', () => {
    expect(industriesOf(service)).not.toEqual([]);
    expect(servicesWith(service).length).toBeGreaterThanOrEqual(2);
  });
});

test.each(placeholderIndustryIds)('%s links the services that its text names', (industry) => {
  const text = catalogText(site.language, pageName(industryPath(industry)));
  const sentence = text('onward.services.text');
  const named = serviceIds.filter((id) =>
    sentence.includes(catalogText(site.language, pageName(servicePath(id)))('name')),
  );
  expect(named).not.toEqual([]);
  expect(industryServices[industry]).toEqual(expect.arrayContaining(named));
});
