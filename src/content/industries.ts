import type {
  DetailedIndustryMessageId,
  PlaceholderIndustryMessageId,
  ShortIndustryMessageId,
} from '#catalog/industry-messages.ts';
import type { Catalog, LoadCatalog } from '#catalog/message.ts';
import type { Accent, CardIcons } from './appearance.ts';
import type { Icon } from './icons.ts';
import { keysOf } from './keys-of.ts';

export type ShortIndustryMessages = Catalog<ShortIndustryMessageId>;
export type DetailedIndustryMessages = Catalog<DetailedIndustryMessageId>;

interface ListedIndustry {
  readonly icon: Icon;
  readonly accent: Accent;
}

/** Hero, four cards, closing button. */
interface ShortIndustry extends ListedIndustry {
  readonly template: 'short';
  readonly cards: CardIcons;
  readonly catalog: LoadCatalog<ShortIndustryMessages>;
}

/** Statistics, services, checklist, closing band. */
interface DetailedIndustry extends ListedIndustry {
  readonly template: 'detailed';
  readonly catalog: LoadCatalog<DetailedIndustryMessages>;
}

/** A page that says Coming Soon and links other pages. */
interface PlaceholderIndustry extends ListedIndustry {
  readonly template: 'placeholder';
  readonly catalog: LoadCatalog<Catalog<PlaceholderIndustryMessageId>>;
}

/** The industries, in the order of menus, lists and the footer. */
export const industries = {
  banking: {
    template: 'short',
    icon: 'bank',
    accent: 'water',
    cards: { 1: 'lock-key', 2: 'gauge', 3: 'user-focus', 4: 'hard-drives' },
    catalog: () => import('#catalog/en/industry/banking.json', { with: { type: 'json' } }),
  },
  healthcare: {
    template: 'short',
    icon: 'heartbeat',
    accent: 'flag',
    cards: {
      1: 'clipboard-text',
      2: 'shield-check',
      3: 'video-camera',
      4: 'chart-bar',
    },
    catalog: () => import('#catalog/en/industry/healthcare.json', { with: { type: 'json' } }),
  },
  insurance: {
    template: 'short',
    icon: 'umbrella',
    accent: 'veg',
    cards: { 1: 'file-text', 2: 'scales', 3: 'browser', 4: 'files' },
    catalog: () => import('#catalog/en/industry/insurance.json', { with: { type: 'json' } }),
  },
  retail: {
    template: 'detailed',
    icon: 'storefront',
    accent: 'flag',
    catalog: () => import('#catalog/en/industry/retail.json', { with: { type: 'json' } }),
  },
  energy: {
    template: 'placeholder',
    icon: 'lightning',
    accent: 'veg',
    catalog: () => import('#catalog/en/industry/energy.json', { with: { type: 'json' } }),
  },
  travel: {
    template: 'detailed',
    icon: 'airplane-tilt',
    accent: 'water',
    catalog: () => import('#catalog/en/industry/travel.json', { with: { type: 'json' } }),
  },
  'capital-markets': {
    template: 'placeholder',
    icon: 'trend-up',
    accent: 'flag',
    catalog: () => import('#catalog/en/industry/capital-markets.json', { with: { type: 'json' } }),
  },
  'life-sciences': {
    template: 'detailed',
    icon: 'dna',
    accent: 'veg',
    catalog: () => import('#catalog/en/industry/life-sciences.json', { with: { type: 'json' } }),
  },
} as const satisfies Record<string, ShortIndustry | DetailedIndustry | PlaceholderIndustry>;

export type IndustryId = keyof typeof industries;

export const industryIds = keysOf(industries);

/** The industries with a placeholder page; those with any other page are called full. */
export const placeholderIndustryIds = industryIds.filter(
  (id) => industries[id].template === 'placeholder',
);

/** Whether a path segment names an industry. */
export function isIndustryId(segment: string): segment is IndustryId {
  return Object.hasOwn(industries, segment);
}
