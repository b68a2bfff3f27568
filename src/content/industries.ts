import type { Icon } from './icons.ts';
import { keysOf } from './keys-of.ts';

type Project = readonly [service: string, place: number];
type Projects = readonly [Project, ...Project[]];

interface Industry {
  readonly icon: Icon;
  /** Services that it asks for most and whose entries do not name it. Both pages link each other. */
  readonly services?: readonly string[];
  /**
   * Delivered projects in this industry: the service, and the project's place on its page, from 0. Unless a statistic is the
   * reading of the hero, the first project's result is.
   */
  readonly projects?: Projects;
}

/** Hero, cards, projects, closing band. */
interface ShortIndustry extends Industry {
  readonly template: 'short';
  /** The icon of each card: as many as the copy has cards. */
  readonly cards: readonly Icon[];
  readonly projects: Projects;
}

/** Statistics, services, checklist, closing band. */
interface DetailedIndustry extends Industry {
  readonly template: 'detailed';
  /** The place of the statistic, from 0, that is the reading of the hero, if the copy tells no result. */
  readonly reading?: 0 | 1 | 2 | 3;
}

/** Coming Soon, with links to other pages. */
interface PlaceholderIndustry extends Industry {
  readonly template: 'placeholder';
  readonly projects: Projects;
}

/** The industries, in the order of menus, lists and the footer. */
export const industries = {
  banking: {
    template: 'short',
    icon: 'bank',
    cards: ['lock-key', 'gauge', 'user-focus', 'hard-drives'],
    projects: [
      ['cloud-services', 0],
      ['digital-transformation', 4],
      ['artificial-intelligence', 3],
    ],
  },
  healthcare: {
    template: 'short',
    icon: 'heartbeat',
    cards: ['clipboard-text', 'shield-check', 'video-camera', 'chart-bar'],
    projects: [
      ['change-management', 0],
      ['automation', 3],
      ['infrastructure', 3],
      ['cloud-services', 3],
    ],
  },
  insurance: {
    template: 'short',
    icon: 'umbrella',
    cards: ['file-text', 'scales', 'browser', 'files'],
    projects: [
      ['digital-transformation', 1],
      ['gen-ai', 4],
      ['business-strategy', 2],
      ['cloud-services', 1],
    ],
  },
  retail: {
    template: 'detailed',
    projects: [['digital-transformation', 3]],
    icon: 'storefront',
  },
  energy: {
    template: 'placeholder',
    projects: [
      ['artificial-intelligence', 4],
      ['change-management', 4],
      ['data-analytics', 5],
      ['digital-transformation', 0],
    ],
    icon: 'lightning',
  },
  travel: {
    template: 'detailed',
    reading: 1,
    icon: 'airplane-tilt',
  },
  'capital-markets': {
    template: 'placeholder',
    projects: [
      ['cloud-services', 0],
      ['technology-consulting', 0],
    ],
    icon: 'trend-up',
  },
  'life-sciences': {
    template: 'detailed',
    reading: 2,
    icon: 'dna',
  },
} as const satisfies Record<string, ShortIndustry | DetailedIndustry | PlaceholderIndustry>;

export type IndustryId = keyof typeof industries;

export const industryIds = keysOf(industries);

/** The industries with a placeholder page; those with any other page are called full. */
export const placeholderIndustryIds = industryIds.filter(
  (id) => industries[id].template === 'placeholder',
);

/** The industries that Home names, in its order (docs/specification.md, "3. Home"). */
export const homeIndustries = ['banking', 'healthcare', 'insurance', 'retail'] as const;
