import type { Icon } from './icons.ts';
import { keysOf } from './keys-of.ts';

/** The color of a page's index contours, by the name of its design token. */
export type Accent = 'water' | 'veg' | 'flag';

interface Industry {
  readonly icon: Icon;
  readonly accent: Accent;
  /** Services that it asks for most and whose entries do not name it. Both pages link each other. */
  readonly services?: readonly string[];
}

/** Hero, cards, closing band. */
interface ShortIndustry extends Industry {
  readonly template: 'short';
  /** The icon of each card: as many as the copy has cards. */
  readonly cards: readonly Icon[];
}

/** Statistics, services, checklist, closing band; or Coming Soon with links to other pages. */
interface PlainIndustry extends Industry {
  readonly template: 'detailed' | 'placeholder';
}

/** The industries, in the order of menus, lists and the footer. */
export const industries = {
  banking: {
    template: 'short',
    icon: 'bank',
    accent: 'water',
    cards: ['lock-key', 'gauge', 'user-focus', 'hard-drives'],
  },
  healthcare: {
    template: 'short',
    icon: 'heartbeat',
    accent: 'flag',
    cards: ['clipboard-text', 'shield-check', 'video-camera', 'chart-bar'],
  },
  insurance: {
    template: 'short',
    icon: 'umbrella',
    accent: 'veg',
    cards: ['file-text', 'scales', 'browser', 'files'],
  },
  retail: {
    template: 'detailed',
    icon: 'storefront',
    accent: 'flag',
  },
  energy: {
    template: 'placeholder',
    icon: 'lightning',
    accent: 'veg',
  },
  travel: {
    template: 'detailed',
    icon: 'airplane-tilt',
    accent: 'water',
  },
  'capital-markets': {
    template: 'placeholder',
    icon: 'trend-up',
    accent: 'flag',
  },
  'life-sciences': {
    template: 'detailed',
    icon: 'dna',
    accent: 'veg',
  },
} as const satisfies Record<string, ShortIndustry | PlainIndustry>;

export type IndustryId = keyof typeof industries;

export const industryIds = keysOf(industries);

/** The industries with a placeholder page; those with any other page are called full. */
export const placeholderIndustryIds = industryIds.filter(
  (id) => industries[id].template === 'placeholder',
);

/** Whether an industry's page has a plate: a placeholder page has none. */
export function hasPlate(id: IndustryId): boolean {
  return industries[id].template !== 'placeholder';
}
