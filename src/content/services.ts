import type { ServiceEntry } from './service-entry.ts';

/** The services in the order that menus, lists and footers keep. */
export const services = {
  'artificial-intelligence': {
    template: 'standard',
    icon: 'i-ph-brain',
    accent: 'water',
    cards: { 1: 'i-ph-graph', 2: 'i-ph-eye', 3: 'i-ph-chat-text', 4: 'i-ph-shield-check' },
    excellence: { figures: 'aside', tags: 'band' },
    catalog: () =>
      import('#catalog/en/services/artificial-intelligence.json', { with: { type: 'json' } }),
  },
  automation: {
    template: 'standard',
    icon: 'i-ph-flow-arrow',
    accent: 'veg',
    cards: {
      1: 'i-ph-magnifying-glass',
      2: 'i-ph-robot',
      3: 'i-ph-file-text',
      4: 'i-ph-tree-structure',
    },
    excellence: { figures: 'row', tags: 'grid' },
    catalog: () => import('#catalog/en/services/automation.json', { with: { type: 'json' } }),
  },
  'gen-ai': {
    template: 'gen-ai',
    icon: 'i-ph-sparkle',
    accent: 'flag',
    cards: { 1: 'i-ph-text-aa', 2: 'i-ph-film-strip', 3: 'i-ph-code', 4: 'i-ph-chats' },
    catalog: () => import('#catalog/en/services/gen-ai.json', { with: { type: 'json' } }),
  },
  'business-strategy': {
    template: 'standard',
    icon: 'i-ph-strategy',
    accent: 'water',
    cards: { 1: 'i-ph-compass', 2: 'i-ph-signpost', 3: 'i-ph-binoculars', 4: 'i-ph-plant' },
    excellence: { figures: 'row', tags: 'band' },
    catalog: () =>
      import('#catalog/en/services/business-strategy.json', { with: { type: 'json' } }),
  },
  'change-management': {
    template: 'standard',
    icon: 'i-ph-users-three',
    accent: 'veg',
    cards: {
      1: 'i-ph-clipboard-text',
      2: 'i-ph-megaphone',
      3: 'i-ph-student',
      4: 'i-ph-chart-bar',
    },
    excellence: { figures: 'aside', tags: 'grid' },
    catalog: () =>
      import('#catalog/en/services/change-management.json', { with: { type: 'json' } }),
  },
  'cloud-services': {
    template: 'standard',
    icon: 'i-ph-cloud',
    accent: 'water',
    cards: { 1: 'i-ph-map-trifold', 2: 'i-ph-arrows-left-right', 3: 'i-ph-gauge', 4: 'i-ph-coins' },
    excellence: { figures: 'row', tags: 'band' },
    catalog: () => import('#catalog/en/services/cloud-services.json', { with: { type: 'json' } }),
  },
  'data-analytics': {
    template: 'standard',
    icon: 'i-ph-chart-line-up',
    accent: 'flag',
    cards: {
      1: 'i-ph-database',
      2: 'i-ph-presentation-chart',
      3: 'i-ph-trend-up',
      4: 'i-ph-seal-check',
    },
    excellence: { figures: 'aside', tags: 'grid' },
    catalog: () => import('#catalog/en/services/data-analytics.json', { with: { type: 'json' } }),
  },
  'digital-transformation': {
    template: 'standard',
    icon: 'i-ph-arrows-clockwise',
    accent: 'veg',
    cards: { 1: 'i-ph-path', 2: 'i-ph-stack', 3: 'i-ph-device-mobile', 4: 'i-ph-chart-donut' },
    excellence: { figures: 'aside', tags: 'band' },
    catalog: () =>
      import('#catalog/en/services/digital-transformation.json', { with: { type: 'json' } }),
  },
  infrastructure: {
    template: 'standard',
    icon: 'i-ph-hard-drives',
    accent: 'water',
    cards: { 1: 'i-ph-network', 2: 'i-ph-computer-tower', 3: 'i-ph-lock-key', 4: 'i-ph-wrench' },
    excellence: { figures: 'row', tags: 'grid' },
    catalog: () => import('#catalog/en/services/infrastructure.json', { with: { type: 'json' } }),
  },
  'professional-staffing': {
    template: 'staffing',
    icon: 'i-ph-identification-badge',
    accent: 'flag',
    cards: { 1: 'i-ph-clock', 2: 'i-ph-handshake', 3: 'i-ph-user-switch', 4: 'i-ph-users-four' },
    excellence: { figures: 'aside', tags: 'band' },
    catalog: () =>
      import('#catalog/en/services/professional-staffing.json', { with: { type: 'json' } }),
  },
  'technology-consulting': {
    template: 'standard',
    icon: 'i-ph-compass-tool',
    accent: 'veg',
    cards: { 1: 'i-ph-blueprint', 2: 'i-ph-scales', 3: 'i-ph-clipboard', 4: 'i-ph-bug' },
    excellence: { figures: 'row', tags: 'grid' },
    catalog: () =>
      import('#catalog/en/services/technology-consulting.json', { with: { type: 'json' } }),
  },
} as const satisfies Record<string, ServiceEntry>;

export type ServiceId = keyof typeof services;

/** Object.keys keeps the order above and loses the type; this is where it comes back. */
export const serviceIds = Object.keys(services).filter(isServiceId);

/** Whether a path segment names a service. */
function isServiceId(segment: string): segment is ServiceId {
  return Object.hasOwn(services, segment);
}

/** The services whose page follows the specification's pattern, with or without delivery. */
export type PatternServiceId = Exclude<ServiceId, 'gen-ai'>;

/** Whether a path segment names a service that the common template renders. */
export function isPatternServiceId(segment: string): segment is PatternServiceId {
  return isServiceId(segment) && services[segment].template !== 'gen-ai';
}
