import { describe, expect, test } from 'vitest';
import { rawCatalog } from './raw-catalogs.ts';

/** The texts that docs/specification.md, "8. Industry pages", gives word for word, by message id. */
const required: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  banking: {
    'cards.1.title': 'Digital banking security',
    'cards.2.title': 'Risk management',
    'cards.3.title': 'Customer experience',
    'cards.4.title': 'Core banking systems',
  },
  healthcare: {
    'cards.1.title': 'Electronic health records',
    'cards.2.title': 'HIPAA compliance',
    'cards.3.title': 'Telemedicine platforms',
    'cards.4.title': 'Health analytics',
  },
  insurance: {
    'cards.1.title': 'Claims processing',
    'cards.2.title': 'Risk assessment',
    'cards.3.title': 'Customer portals',
    'cards.4.title': 'Policy management',
  },
  energy: { 'hero.title': 'Energy Industry', 'hero.status': 'Coming Soon' },
  'capital-markets': { 'hero.title': 'Capital Markets', 'hero.status': 'Coming Soon' },
  'life-sciences': {
    'hero.title': 'Life Sciences Solutions',
    'hero.contact': 'Schedule Consultation',
    'hero.services': 'View All Services',
    'services.1.name': 'Clinical trial management',
    'services.2.name': 'Drug discovery platforms',
    'services.3.name': 'Genomics and bioinformatics',
    'services.4.name': 'Laboratory information systems',
    'closing.title': 'Ready to Accelerate Your Research?',
    'closing.action': 'Get Started Today',
  },
  retail: {
    'hero.title': 'Retail Technology Solutions',
    'hero.contact': 'Start Your Digital Transformation',
    'hero.services': 'Explore Solutions',
    'services.1.name': 'E-commerce Platforms',
    'services.2.name': 'Mobile Commerce',
    'services.3.name': 'Inventory Management',
    'services.4.name': 'Customer Analytics',
    'checklist.title': 'Complete Retail Solutions',
    'checklist.1': 'Point of Sale (POS) Systems',
    'checklist.2': 'Customer Relationship Management',
    'checklist.3': 'Omnichannel Integration',
    'checklist.4': 'Payment Gateway Solutions',
    'checklist.5': 'Loyalty Program Management',
    'checklist.6': 'Supply Chain Optimization',
    'closing.title': 'Ready to Boost Your Retail Sales?',
    'closing.action': 'Get Your Free Consultation',
  },
  travel: {
    'hero.title': 'Travel & Hospitality Solutions',
    'hero.contact': 'Transform Your Travel Business',
    'hero.services': 'Explore Our Services',
    'services.1.name': 'Booking Platforms',
    'services.2.name': 'Mobile Travel Apps',
    'services.3.name': 'Travel Management',
    'services.4.name': 'Customer Experience',
    'checklist.1': 'Online Booking Systems',
    'checklist.2': 'Payment Gateway Integration',
    'checklist.3': 'Travel Insurance Platforms',
    'checklist.4': 'Loyalty Program Management',
    'checklist.5': 'Real-time Inventory Management',
    'checklist.6': 'Multi-language Support',
    'closing.title': 'Ready to Elevate Your Travel Business?',
    'closing.action': 'Start Your Journey Today',
  },
};

describe.each(Object.entries(required))('%s has the required texts', (name, texts) => {
  const messages = rawCatalog(`industry/${name}`);
  test.each(Object.entries(texts))('%s: %s', (id, text) => {
    expect(messages[id]).toBe(text);
  });
});

test('the metadata of life sciences names its three subjects', () => {
  const messages = rawCatalog('industry/life-sciences');
  for (const id of ['meta.description', 'meta.keywords']) {
    for (const subject of [
      /clinical trial management/i,
      /drug discovery/i,
      /regulatory compliance/i,
    ]) {
      expect(messages[id]).toMatch(subject);
    }
  }
});
