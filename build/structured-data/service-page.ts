import type { Service } from 'schema-dts';
import type { CatalogText } from '#build/catalog/read-catalog.ts';
import { site } from '#build/catalog/site.ts';
import type shell from '#catalog/en/shell.json';
import { oneToFour } from '#catalog/ordinals.ts';
import type { GenAiMessageId, ServiceMessageId } from '#catalog/service-messages.ts';
import { servicePath } from '#content/paths.ts';
import { type ServiceId, services } from '#content/services.ts';
import { breadcrumbList } from './breadcrumbs.ts';
import { organizationReference } from './organization-reference.ts';
import type { Thing } from './thing.ts';

type ServiceText = CatalogText<ServiceMessageId | GenAiMessageId>;

/** A service and the breadcrumbs of its page. */
export function servicePage(
  id: ServiceId,
  text: ServiceText,
  shellText: CatalogText<keyof typeof shell>,
): readonly Thing[] {
  return [
    service(id, text),
    breadcrumbList([
      { path: '/', name: shellText('navigation.home') },
      { path: '/services', name: shellText('navigation.services') },
      { path: servicePath(id), name: text('name') },
    ]),
  ];
}

/** A service with what it includes; without price and rating, because the site states neither. */
function service(id: ServiceId, text: ServiceText): Service {
  const cards = services[id].template === 'gen-ai' ? 'capabilities' : 'cards';
  return {
    '@type': 'Service',
    name: text('name'),
    description: text('meta.description'),
    serviceType: oneToFour.map((n) => text(`${cards}.${n}.title`)),
    url: site.origin + servicePath(id),
    provider: organizationReference,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: text(`${cards}.title`),
      itemListElement: oneToFour.map((n) => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          name: text(`${cards}.${n}.title`),
          description: text(`${cards}.${n}.description`),
        },
      })),
    },
  };
}
