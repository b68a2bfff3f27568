import type { PlaceholderIndustryMessageId } from '#catalog/industry-messages.ts';
import type { Catalog } from '#catalog/message.ts';
import type { CardIcons } from '#content/appearance.ts';
import {
  type DetailedIndustryMessages,
  type IndustryId,
  industries,
  type ShortIndustryMessages,
} from '#content/industries.ts';
import { type FullIndustryId, hasPlate } from '#content/plate-id.ts';

interface IndustryPageData<Template extends string, Id extends IndustryId, Messages> {
  readonly template: Template;
  readonly industry: Id;
  readonly messages: Messages;
}

export interface ShortPageData
  extends IndustryPageData<'short', FullIndustryId, ShortIndustryMessages> {
  readonly cards: CardIcons;
}
export type DetailedPageData = IndustryPageData<
  'detailed',
  FullIndustryId,
  DetailedIndustryMessages
>;
export type PlaceholderPageData = IndustryPageData<
  'placeholder',
  IndustryId,
  Catalog<PlaceholderIndustryMessageId>
>;

/** Loads the catalog of an industry page. `template` says which component shows it. */
export async function loadIndustryPage(
  industry: IndustryId,
): Promise<ShortPageData | DetailedPageData | PlaceholderPageData> {
  if (!hasPlate(industry)) {
    const { default: messages } = await industries[industry].catalog();
    return { template: 'placeholder', industry, messages };
  }
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
  }
}
