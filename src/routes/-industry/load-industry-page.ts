import type {
  DetailedIndustryMessageId,
  PlaceholderIndustryMessageId,
  ShortIndustryMessageId,
} from '#catalog/industry-messages.ts';
import type { Catalog } from '#catalog/message.ts';
import type { CardIcons } from '#content/appearance.ts';
import { type IndustryId, industries } from '#content/industries.ts';

interface IndustryPageData<Template extends string, Id extends string> {
  readonly template: Template;
  readonly industry: IndustryId;
  readonly messages: Catalog<Id>;
}

export interface ShortPageData extends IndustryPageData<'short', ShortIndustryMessageId> {
  readonly cards: CardIcons;
}
export type DetailedPageData = IndustryPageData<'detailed', DetailedIndustryMessageId>;
export type PlaceholderPageData = IndustryPageData<'placeholder', PlaceholderIndustryMessageId>;

/** Loads the catalog of an industry page. `template` says which component shows it. */
export async function loadIndustryPage(
  industry: IndustryId,
): Promise<ShortPageData | DetailedPageData | PlaceholderPageData> {
  const entry = industries[industry];
  switch (entry.template) {
    case 'short': {
      const { default: messages } = await entry.catalog();
      return { template: entry.template, industry, messages, cards: entry.cards };
    }
    case 'detailed': {
      const { default: messages } = await entry.catalog();
      return { template: entry.template, industry, messages };
    }
    case 'placeholder': {
      const { default: messages } = await entry.catalog();
      return { template: entry.template, industry, messages };
    }
  }
}
