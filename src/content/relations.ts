import { type IndustryId, industryIds } from './industries.ts';
import { type ServiceId, serviceIds } from './services.ts';

/**
 * The services that each industry asks for most. The page of such a service mostly tells of a client in that industry.
 * The pages of both kinds link each other from this one list.
 */
export const industryServices: Readonly<Record<IndustryId, readonly ServiceId[]>> = {
  banking: ['artificial-intelligence', 'cloud-services', 'digital-transformation'],
  healthcare: ['automation', 'change-management', 'cloud-services', 'infrastructure'],
  insurance: ['gen-ai', 'business-strategy', 'digital-transformation'],
  retail: ['gen-ai', 'digital-transformation', 'technology-consulting'],
  energy: [
    'artificial-intelligence',
    'change-management',
    'data-analytics',
    'digital-transformation',
  ],
  travel: ['artificial-intelligence', 'automation', 'infrastructure'],
  'capital-markets': ['cloud-services', 'professional-staffing', 'technology-consulting'],
  'life-sciences': ['business-strategy', 'data-analytics', 'professional-staffing'],
};

/** Services that are often bought together. Each page of a pair links the other. */
const servicePairs: readonly (readonly [ServiceId, ServiceId])[] = [
  ['artificial-intelligence', 'automation'],
  ['artificial-intelligence', 'gen-ai'],
  ['artificial-intelligence', 'data-analytics'],
  ['automation', 'digital-transformation'],
  ['gen-ai', 'change-management'],
  ['business-strategy', 'digital-transformation'],
  ['business-strategy', 'technology-consulting'],
  ['change-management', 'digital-transformation'],
  ['cloud-services', 'data-analytics'],
  ['cloud-services', 'infrastructure'],
  ['infrastructure', 'professional-staffing'],
  ['professional-staffing', 'technology-consulting'],
];

/** The industries that ask for a service, in the order of menus. */
export function industriesOf(service: ServiceId): IndustryId[] {
  return industryIds.filter((industry) => industryServices[industry].includes(service));
}

/** The services that are often bought with a service, in the order of menus. */
export function servicesWith(service: ServiceId): ServiceId[] {
  return serviceIds.filter(
    (other) =>
      other !== service &&
      servicePairs.some((pair) => pair.includes(service) && pair.includes(other)),
  );
}
