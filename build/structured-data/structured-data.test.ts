import { describe, expect, it, test } from 'vitest';
import { catalogText } from '#build/catalog/read-catalog.ts';
import { site } from '#build/catalog/site.ts';
import { company, companyRecords } from '#content/company.ts';
import { paths } from '#content/paths.ts';
import { structuredData } from './structured-data.ts';

const provider = { '@id': `${site.origin}/#organization` };

test.each(paths)('%s describes the company once', (path) => {
  const companies = structuredData(path, 'en').filter((thing) => thing['@type'] === 'Organization');
  expect(companies).toEqual([
    expect.objectContaining({
      ...provider,
      foundingDate: String(companyRecords.founded),
      areaServed: companyRecords.regions.map((id) => catalogText('en', 'app')(`regions.${id}`)),
      address: expect.objectContaining({ streetAddress: company.offices[0].street }),
    }),
  ]);
});

test.each(['/', '/contact'] as const)('%s describes the offices of the company', (path) => {
  expect(structuredData(path, 'en')).toContainEqual(
    expect.objectContaining({
      ...provider,
      location: company.offices.map(({ street, latitude }) =>
        expect.objectContaining({
          '@type': 'LocalBusiness',
          parentOrganization: provider,
          brand: provider,
          url: `${site.origin}/contact`,
          image: `${site.origin}/share/contact.png`,
          address: expect.objectContaining({ streetAddress: street }),
          geo: expect.objectContaining({ latitude }),
          telephone: company.phone,
          email: company.email,
          openingHoursSpecification: {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: companyRecords.businessHours.days,
            opens: companyRecords.businessHours.opens,
            closes: companyRecords.businessHours.closes,
          },
        }),
      ),
    }),
  );
});

describe('a service page', () => {
  it('describes the service, its cards and its breadcrumbs', () => {
    expect(structuredData('/services/professional-staffing', 'en').slice(1)).toMatchObject([
      {
        '@type': 'Service',
        name: 'Professional Staffing',
        serviceType: ['Contract staffing', 'Direct hire', 'Contract-to-hire', 'Dedicated teams'],
        provider,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Home', item: `${site.origin}/` },
          { position: 2, name: 'Services', item: `${site.origin}/services` },
          {
            position: 3,
            name: 'Professional Staffing',
            item: `${site.origin}/services/professional-staffing`,
          },
        ],
      },
    ]);
  });

  it('uses the capabilities as cards of Generative AI', () => {
    expect(structuredData('/services/gen-ai', 'en')).toContainEqual(
      expect.objectContaining({
        serviceType: [
          'Text Generation & LLMs',
          'Image & Video Synthesis',
          'Code Generation',
          'Custom AI Assistants',
        ],
      }),
    );
  });
});

test('home describes the site in the language of its pages', () => {
  expect(structuredData('/', 'en-XA')).toContainEqual(
    expect.objectContaining({
      '@type': 'WebSite',
      name: company.name,
      description: expect.not.stringMatching(/[A-Za-z]/),
      inLanguage: 'en-XA',
    }),
  );
});
