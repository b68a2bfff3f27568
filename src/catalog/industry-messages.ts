import type { MetadataMessageId } from './message.ts';
import type { OneToFour, OneToSix } from './ordinals.ts';
import type { PlateMessageId } from './plate-messages.ts';

/** An industry's name in menus and its description on the index page. */
export type IndustrySummaryMessageId = 'name' | 'summary';

/** Hero, four cards, closing button. */
export type ShortIndustryMessageId =
  | MetadataMessageId
  | PlateMessageId
  | IndustrySummaryMessageId
  | `hero.${'title' | 'introduction' | 'action'}`
  | `cards.${'title' | 'introduction'}`
  | `cards.${OneToFour}.${'title' | 'description'}`
  | `closing.${'title' | 'text' | 'action'}`;

/** Two hero buttons, statistics, services, checklist, closing band. */
export type DetailedIndustryMessageId =
  | MetadataMessageId
  | PlateMessageId
  | IndustrySummaryMessageId
  | `hero.${'title' | 'introduction' | 'contact' | 'services'}`
  | 'statistics.title'
  | `statistics.${OneToFour}.${'value' | 'label'}`
  | `services.${'label' | 'title' | 'introduction'}`
  | `services.${OneToFour}.${'name' | 'description'}`
  | `checklist.${'title' | 'introduction'}`
  | `checklist.${OneToSix}`
  | `closing.${'title' | 'text' | 'action'}`;

/** The placeholder pages: Coming Soon, with links to other pages. */
export type PlaceholderIndustryMessageId =
  | MetadataMessageId
  | IndustrySummaryMessageId
  | `hero.${'title' | 'status' | 'introduction'}`
  | 'onward.title'
  | `onward.${'contact' | 'services' | 'industries'}.${'title' | 'text'}`;
