import type { Catalog, LoadCatalog } from '#catalog/message.ts';
import type {
  DeliveryMessageId,
  GenAiMessageId,
  ServiceMessageId,
  ThirdFigure,
} from '#catalog/service-messages.ts';
import type { Accent, CardIcons } from './appearance.ts';
import type { Icon } from './icons.ts';

export type ServiceMessages = Catalog<ServiceMessageId> & ThirdFigure;
export type DeliveryMessages = Catalog<DeliveryMessageId>;

interface ListedService {
  readonly icon: Icon;
  readonly accent: Accent;
  readonly cards: CardIcons;
}

/** How a page of the common template sets its excellence band, so that ten pages are not one. */
export interface ExcellenceLayout {
  /** Headline figures in a row under the heading, or beside the narratives. */
  readonly figures: 'row' | 'aside';
  /** Tags running on as a band, or in the columns of a grid. */
  readonly tags: 'band' | 'grid';
}

interface PatternService extends ListedService {
  readonly excellence: ExcellenceLayout;
}

/** The full pattern: every band of docs/specification.md, "6. Service pages". */
interface StandardService extends PatternService {
  readonly template: 'standard';
  readonly catalog: LoadCatalog<ServiceMessages & DeliveryMessages>;
}

/** The same page without delivered solutions and checklists. */
interface StaffingService extends PatternService {
  readonly template: 'staffing';
  readonly catalog: LoadCatalog<ServiceMessages>;
}

/** A page of its own, at its own route. */
interface GenAiService extends ListedService {
  readonly template: 'gen-ai';
  readonly catalog: LoadCatalog<Catalog<GenAiMessageId>>;
}

/** What stands in the list of services: which page, which icons, which catalog. */
export type ServiceEntry = StandardService | StaffingService | GenAiService;
