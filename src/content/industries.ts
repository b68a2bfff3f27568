import type { Icon } from './icons.ts';
import { keysOf } from './keys-of.ts';

interface Industry {
  readonly icon: Icon;
  /** Services that it asks for most and whose entries do not name it. Both pages link each other. */
  readonly services?: readonly string[];
}

/** Hero, cards, closing band. */
interface ShortIndustry extends Industry {
  readonly template: 'short';
  /** The icon of each card: as many as the copy has cards. */
  readonly cards: readonly Icon[];
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
  /** Services with a measured project in this industry. The first one's result is the reading of the hero. */
  readonly measured: readonly string[];
}

/** The industries, in the order of menus, lists and the footer. */
export const industries = {
  banking: {
    template: 'short',
    icon: 'bank',
    cards: ['lock-key', 'gauge', 'user-focus', 'hard-drives'],
  },
  healthcare: {
    template: 'short',
    icon: 'heartbeat',
    cards: ['clipboard-text', 'shield-check', 'video-camera', 'chart-bar'],
  },
  insurance: {
    template: 'short',
    icon: 'umbrella',
    cards: ['file-text', 'scales', 'browser', 'files'],
  },
  retail: {
    template: 'detailed',
    icon: 'storefront',
  },
  energy: {
    template: 'placeholder',
    measured: ['artificial-intelligence', 'data-analytics', 'digital-transformation'],
    icon: 'lightning',
  },
  travel: {
    template: 'detailed',
    reading: 1,
    icon: 'airplane-tilt',
  },
  'capital-markets': {
    template: 'placeholder',
    measured: ['cloud-services', 'technology-consulting'],
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
