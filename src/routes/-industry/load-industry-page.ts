import type { PlaceholderIndustryMessageId } from '#catalog/industry-messages.ts';
import type { Catalog } from '#catalog/message.ts';
import type { CardIcons } from '#content/appearance.ts';
import {
  type DetailedIndustryMessages,
  type IndustryId,
  industries,
  type ShortIndustryMessages,
} from '#content/industries.ts';

interface IndustryPageData<Template extends string, Messages> {
  readonly template: Template;
  readonly industry: IndustryId;
  readonly messages: Messages;
}

export interface ShortPageData extends IndustryPageData<'short', ShortIndustryMessages> {
  readonly cards: CardIcons;
}
export type DetailedPageData = IndustryPageData<'detailed', DetailedIndustryMessages>;
export type PlaceholderPageData = IndustryPageData<
  'placeholder',
  Catalog<PlaceholderIndustryMessageId>
>;

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
