import { expect, test } from 'vitest';
import { pathCopy } from '#content/copy/files.ts';
import { industryCopy } from '#content/copy/industries.ts';
import { industryIds, placeholderIndustryIds } from '#content/industries.ts';
import { servicePath } from '#content/paths.ts';
import { industriesOf, serviceIds, servicesFor, servicesWith } from '#content/services.ts';
import { readCopy } from '#plugins/copy/read-copy.ts';
import { site } from '#plugins/output/tested-site.ts';

test.each(industryIds)('%s names at least two services', (industry) => {
  expect(servicesFor(industry).length).toBeGreaterThanOrEqual(2);
});

test.each(serviceIds)('%s has an industry and at least two services to go on to', (service) => {
  expect(industriesOf(service)).not.toEqual([]);
  expect(servicesWith(service).length).toBeGreaterThanOrEqual(2);
});

test.each(placeholderIndustryIds)('%s links the services that its text names', (industry) => {
  const copy = readCopy(industryCopy(industry), site.language);
  const sentence = copy.template === 'placeholder' ? copy.onward.services.text : '';
  const named = serviceIds.filter((id) =>
    sentence.includes(readCopy(pathCopy(servicePath(id)), site.language).name),
  );
  expect(named).not.toEqual([]);
  expect(servicesFor(industry)).toEqual(expect.arrayContaining(named));
});
