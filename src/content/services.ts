import type { Icon } from './icons.ts';
import { type IndustryId, industries, industryIds } from './industries.ts';
import { keysOf } from './keys-of.ts';

/** Where the excellence band has its headline figures: in a row under the heading, or beside the narratives. */
export type FiguresPlace = 'row' | 'aside';

interface Service {
  readonly icon: Icon;
  /** The industries that ask for it most. Both pages link each other, so one of the two entries names the other. */
  readonly industries: readonly IndustryId[];
  /** Services that are often bought with it. Both pages link each other, so a pair stands in one of the two entries. */
  readonly pairs: readonly string[];
}

/** The template of docs/specification.md, "6. Service pages". */
interface StandardService extends Service {
  readonly template: 'standard';
  readonly figures: FiguresPlace;
  /** The place of the delivered solution, from 0, whose result is the reading of the hero. */
  readonly reading: 0 | 1 | 2 | 3 | 4 | 5;
  /** Whether the result is a fall, by a share in % or from a number to another, so that before and after can be drawn. */
  readonly isFall?: true;
}

/** The same without delivered solutions and checklists. The reading of its hero is its first figure. */
interface StaffingService extends Service {
  readonly template: 'staffing';
  readonly figures: FiguresPlace;
}

/** The services, in the order of menus, lists and the footer. */
export const services = {
  'artificial-intelligence': {
    template: 'standard',
    reading: 0,
    isFall: true,
    icon: 'brain',
    figures: 'aside',
    industries: ['banking', 'travel'],
    pairs: ['automation', 'gen-ai', 'data-analytics'],
  },
  automation: {
    template: 'standard',
    reading: 0,
    isFall: true,
    icon: 'flow-arrow',
    figures: 'row',
    industries: ['healthcare', 'travel'],
    pairs: ['digital-transformation'],
  },
  'gen-ai': {
    template: 'gen-ai',
    icon: 'sparkle',
    industries: ['insurance', 'retail'],
    pairs: ['change-management'],
  },
  'business-strategy': {
    template: 'standard',
    reading: 2,
    icon: 'strategy',
    figures: 'row',
    industries: ['insurance', 'life-sciences'],
    pairs: ['digital-transformation', 'technology-consulting'],
  },
  'change-management': {
    template: 'standard',
    reading: 0,
    icon: 'users-three',
    figures: 'aside',
    industries: ['healthcare', 'energy'],
    pairs: ['digital-transformation'],
  },
  'cloud-services': {
    template: 'standard',
    reading: 0,
    icon: 'cloud',
    figures: 'row',
    industries: ['banking', 'healthcare'],
    pairs: ['data-analytics', 'infrastructure'],
  },
  'data-analytics': {
    template: 'standard',
    reading: 4,
    isFall: true,
    icon: 'chart-line-up',
    figures: 'aside',
    industries: ['capital-markets', 'life-sciences'],
    pairs: [],
  },
  'digital-transformation': {
    template: 'standard',
    reading: 4,
    isFall: true,
    icon: 'arrows-clockwise',
    figures: 'aside',
    industries: ['banking', 'insurance', 'retail'],
    pairs: [],
  },
  infrastructure: {
    template: 'standard',
    reading: 3,
    isFall: true,
    icon: 'hard-drives',
    figures: 'row',
    industries: ['healthcare', 'travel'],
    pairs: ['professional-staffing'],
  },
  'professional-staffing': {
    template: 'staffing',
    icon: 'identification-badge',
    figures: 'aside',
    industries: ['energy', 'capital-markets', 'life-sciences'],
    pairs: ['technology-consulting'],
  },
  'technology-consulting': {
    template: 'standard',
    reading: 5,
    isFall: true,
    icon: 'compass-tool',
    figures: 'row',
    industries: ['retail'],
    pairs: [],
  },
} as const satisfies Record<
  string,
  StandardService | StaffingService | (Service & { template: 'gen-ai' })
>;

export type ServiceId = keyof typeof services;

export const serviceIds = keysOf(services);

/** The icon of each card of a service's page: as many as the copy has cards. Of its own, because only the build reads these. */
export const cardIcons = {
  'artificial-intelligence': ['graph', 'eye', 'chat-text', 'shield-check'],
  automation: ['magnifying-glass', 'robot', 'file-text', 'tree-structure'],
  'gen-ai': ['text-aa', 'film-strip', 'code', 'chats'],
  'business-strategy': ['compass', 'signpost', 'binoculars', 'plant'],
  'change-management': ['clipboard-text', 'megaphone', 'student', 'chart-bar'],
  'cloud-services': ['map-trifold', 'arrows-left-right', 'gauge', 'coins'],
  'data-analytics': ['database', 'presentation-chart', 'trend-up', 'seal-check'],
  'digital-transformation': ['path', 'stack', 'device-mobile', 'chart-donut'],
  infrastructure: ['network', 'computer-tower', 'lock-key', 'wrench'],
  'professional-staffing': ['clock', 'handshake', 'user-switch', 'users-four'],
  'technology-consulting': ['blueprint', 'scales', 'clipboard', 'bug'],
} as const satisfies Readonly<Record<ServiceId, readonly Icon[]>>;

/** The services whose pages use the common template. */
export type CommonServiceId = Exclude<ServiceId, 'gen-ai'>;

/** The services with a card of their own on /services: generative AI is a link on another card. */
export const listedServiceIds = serviceIds.filter((id) => id !== 'gen-ai');

/** The type refuses a pair with an unknown service. */
const pairs: Readonly<Record<ServiceId, { readonly pairs: readonly ServiceId[] }>> = services;

/** The services that are often bought with a service, in the order of menus. */
export function servicesWith(service: ServiceId): ServiceId[] {
  return serviceIds.filter(
    (other) => pairs[service].pairs.includes(other) || pairs[other].pairs.includes(service),
  );
}

const asked: Readonly<Record<ServiceId, { readonly industries: readonly IndustryId[] }>> = services;

/** A service, and the place of a delivered project on its page, from 0. */
export type Project = readonly [service: ServiceId, place: number];

/** The type refuses an unknown service. */
const asking: Readonly<
  Record<
    IndustryId,
    {
      readonly icon: Icon;
      readonly services?: readonly ServiceId[];
      readonly projects?: readonly Project[];
    }
  >
> = industries;

const asks = (industry: IndustryId, service: ServiceId) =>
  asked[service].industries.includes(industry) ||
  asking[industry].services?.includes(service) ||
  projectsIn(industry).some(([id]) => id === service);

/** The delivered projects in an industry: the first one's result is the reading of its hero, unless a statistic is. */
export const projectsIn = (industry: IndustryId) => asking[industry].projects ?? [];

/** The services that an industry asks for most, in the order of menus. */
export function servicesFor(industry: IndustryId): ServiceId[] {
  return serviceIds.filter((id) => asks(industry, id));
}

/** The industries that ask for a service most, in the order of menus. */
export function industriesOf(service: ServiceId): IndustryId[] {
  return industryIds.filter((id) => asks(id, service));
}

/** The pages that may have a plate, an explanatory drawing of their method or of the company's name (docs/plates.md). */
export type PlateId = ServiceId | IndustryId | 'about';

/** The services that Home names, in its order (docs/specification.md, "3. Home"). */
export const aiPractices = [
  'artificial-intelligence',
  'gen-ai',
  'automation',
  'data-analytics',
] as const;

export const featuredServices = [
  'cloud-services',
  'digital-transformation',
  'technology-consulting',
  'professional-staffing',
] as const;
