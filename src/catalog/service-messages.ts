import type { Catalog, MetadataMessageId } from './message.ts';
import type { OneToFive, OneToFour, OneToSix, OneToSixteen, OneToThree } from './ordinals.ts';
import type { PlateMessageId } from './plate-messages.ts';

/**
 * A service's name in menus and its description on the index pages.
 * @public named by src/content/virtual-summaries.d.ts
 */
export type ServiceSummaryMessageId = 'name' | 'summary' | `features.${OneToFour}`;

/** The bands of every page of the common template (docs/specification.md, "6. Service pages"). */
export type ServiceMessageId =
  | MetadataMessageId
  | PlateMessageId
  | ServiceSummaryMessageId
  | `hero.${'title' | 'subtitle' | 'action'}`
  | 'cards.title'
  | `cards.${OneToFour}.${'title' | 'description'}`
  | `excellence.${'label' | 'title' | 'introduction'}`
  | `figures.${1 | 2}.${'value' | 'label'}`
  | `narratives.${1 | 2}.${'title' | 'text'}`
  | 'stories.title'
  | `stories.${OneToFour}.${'client' | 'text'}`
  | 'tags.title'
  | `tags.${OneToSixteen}`
  | `reasons.${'label' | 'title'}`
  | `reasons.${OneToSix}.${'title' | 'text'}`
  | `closing.${'title' | 'text' | 'action'}`;

/** The delivered solutions and checklists, on all these pages except professional staffing. */
export type SolutionsMessageId =
  | `solutions.${'title' | 'introduction' | 'approach' | 'result'}`
  | `solutions.${OneToSix}.${'category' | 'title' | 'description' | 'approach' | 'result'}`
  | 'planning.title'
  | `planning.${OneToFive}`
  | 'execution.title'
  | `execution.${OneToFive}`;

export type ThirdFigureMessageId = `figures.3.${'value' | 'label'}`;

/** The third headline figure is optional, but it needs both its value and its label. */
export type ThirdFigure =
  | Catalog<ThirdFigureMessageId>
  | { readonly [Id in ThirdFigureMessageId]?: undefined };

/** The generative AI page (docs/specification.md, "7. Generative AI page"). */
export type GenAiMessageId =
  | MetadataMessageId
  | PlateMessageId
  | 'name'
  | `hero.${'title' | 'subtitle' | 'action'}`
  | `capabilities.${'label' | 'title' | 'introduction'}`
  | `capabilities.${OneToFour}.${'title' | 'description'}`
  | `expertise.${'label' | 'title' | 'introduction'}`
  | `figures.${OneToThree}.${'value' | 'label'}`
  | `narratives.${1 | 2}.${'title' | 'text'}`
  | 'stories.title'
  | `stories.${OneToThree}.${'client' | 'text'}`
  | 'tags.title'
  | `tags.${OneToSixteen}`
  | `cases.${'title' | 'introduction' | 'technologies' | 'result'}`
  | `cases.${OneToSix}.${'title' | 'description' | 'technologies' | 'result'}`
  | `implementation.${'label' | 'title' | 'introduction'}`
  | `implementation.${1 | 2}.${'title' | 'text'}`
  | `implementation.${1 | 2}.points.${OneToFour}`
  | `offerings.${'title' | 'introduction'}`
  | `offerings.${1 | 2}.${'title' | 'text'}`
  | `offerings.${1 | 2}.points.${OneToFour}`
  | `reasons.${'label' | 'title'}`
  | `reasons.${OneToSix}.${'title' | 'text'}`
  | `closing.${'title' | 'text' | 'action'}`;
