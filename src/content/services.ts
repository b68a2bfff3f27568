import { keysOf } from './keys-of.ts';
import type { ServiceEntry } from './service-entry.ts';

/** The services, in the order of menus, lists and the footer. */
export const services = {
  'artificial-intelligence': {
    template: 'standard',
    icon: 'brain',
    accent: 'water',
    cards: { 1: 'graph', 2: 'eye', 3: 'chat-text', 4: 'shield-check' },
    excellence: { figures: 'aside', tags: 'wrap' },
    catalog: () =>
      import('#catalog/en/services/artificial-intelligence.json', { with: { type: 'json' } }),
  },
  automation: {
    template: 'standard',
    icon: 'flow-arrow',
    accent: 'veg',
    cards: {
      1: 'magnifying-glass',
      2: 'robot',
      3: 'file-text',
      4: 'tree-structure',
    },
    excellence: { figures: 'row', tags: 'grid' },
    catalog: () => import('#catalog/en/services/automation.json', { with: { type: 'json' } }),
  },
  'gen-ai': {
    template: 'gen-ai',
    icon: 'sparkle',
    accent: 'flag',
    cards: { 1: 'text-aa', 2: 'film-strip', 3: 'code', 4: 'chats' },
    catalog: () => import('#catalog/en/services/gen-ai.json', { with: { type: 'json' } }),
  },
  'business-strategy': {
    template: 'standard',
    icon: 'strategy',
    accent: 'water',
    cards: { 1: 'compass', 2: 'signpost', 3: 'binoculars', 4: 'plant' },
    excellence: { figures: 'row', tags: 'wrap' },
    catalog: () =>
      import('#catalog/en/services/business-strategy.json', { with: { type: 'json' } }),
  },
  'change-management': {
    template: 'standard',
    icon: 'users-three',
    accent: 'veg',
    cards: {
      1: 'clipboard-text',
      2: 'megaphone',
      3: 'student',
      4: 'chart-bar',
    },
    excellence: { figures: 'aside', tags: 'grid' },
    catalog: () =>
      import('#catalog/en/services/change-management.json', { with: { type: 'json' } }),
  },
  'cloud-services': {
    template: 'standard',
    icon: 'cloud',
    accent: 'water',
    cards: { 1: 'map-trifold', 2: 'arrows-left-right', 3: 'gauge', 4: 'coins' },
    excellence: { figures: 'row', tags: 'wrap' },
    catalog: () => import('#catalog/en/services/cloud-services.json', { with: { type: 'json' } }),
  },
  'data-analytics': {
    template: 'standard',
    icon: 'chart-line-up',
    accent: 'flag',
    cards: {
      1: 'database',
      2: 'presentation-chart',
      3: 'trend-up',
      4: 'seal-check',
    },
    excellence: { figures: 'aside', tags: 'grid' },
    catalog: () => import('#catalog/en/services/data-analytics.json', { with: { type: 'json' } }),
  },
  'digital-transformation': {
    template: 'standard',
    icon: 'arrows-clockwise',
    accent: 'veg',
    cards: { 1: 'path', 2: 'stack', 3: 'device-mobile', 4: 'chart-donut' },
    excellence: { figures: 'aside', tags: 'wrap' },
    catalog: () =>
      import('#catalog/en/services/digital-transformation.json', { with: { type: 'json' } }),
  },
  infrastructure: {
    template: 'standard',
    icon: 'hard-drives',
    accent: 'water',
    cards: { 1: 'network', 2: 'computer-tower', 3: 'lock-key', 4: 'wrench' },
    excellence: { figures: 'row', tags: 'grid' },
    catalog: () => import('#catalog/en/services/infrastructure.json', { with: { type: 'json' } }),
  },
  'professional-staffing': {
    template: 'staffing',
    icon: 'identification-badge',
    accent: 'flag',
    cards: { 1: 'clock', 2: 'handshake', 3: 'user-switch', 4: 'users-four' },
    excellence: { figures: 'aside', tags: 'wrap' },
    catalog: () =>
      import('#catalog/en/services/professional-staffing.json', { with: { type: 'json' } }),
  },
  'technology-consulting': {
    template: 'standard',
    icon: 'compass-tool',
    accent: 'veg',
    cards: { 1: 'blueprint', 2: 'scales', 3: 'clipboard', 4: 'bug' },
    excellence: { figures: 'row', tags: 'grid' },
    catalog: () =>
      import('#catalog/en/services/technology-consulting.json', { with: { type: 'json' } }),
  },
} as const satisfies Record<string, ServiceEntry>;

export type ServiceId = keyof typeof services;

export const serviceIds = keysOf(services);

/** Whether a path segment names a service. */
function isServiceId(segment: string): segment is ServiceId {
  return Object.hasOwn(services, segment);
}

/** The services whose pages use the common template (docs/specification.md, "6. Service pages"). */
export type CommonServiceId = Exclude<ServiceId, 'gen-ai'>;

/** Whether a path segment names a service that the common template renders. */
export function isCommonServiceId(segment: string): segment is CommonServiceId {
  return isServiceId(segment) && services[segment].template !== 'gen-ai';
}

/** The services with a card of their own on /services: generative AI is a link on another card. */
export const listedServiceIds = serviceIds.filter(isCommonServiceId);
