import type { Catalog, LoadCatalog } from '#catalog/message.ts';
import type {
  GenAiMessageId,
  ServiceMessageId,
  SolutionsMessageId,
  ThirdFigure,
} from '#catalog/service-messages.ts';
import type { Accent, CardIcons } from './appearance.ts';
import type { Icon } from './icons.ts';

export type ServiceMessages = Catalog<ServiceMessageId> & ThirdFigure;
export type GenAiMessages = Catalog<GenAiMessageId>;
export type SolutionsMessages = Catalog<SolutionsMessageId>;

interface ServiceFacts {
  readonly icon: Icon;
  readonly accent: Accent;
  readonly cards: CardIcons;
}

/** The layout of the excellence band on a page of the common template: these pages differ in it. */
export interface ExcellenceLayout {
  /** The headline figures: in a row under the heading, or beside the narratives. */
  readonly figures: 'row' | 'aside';
  /** The tags: in lines that wrap, or in the columns of a grid. */
  readonly tags: 'wrap' | 'grid';
}

interface CommonService extends ServiceFacts {
  readonly excellence: ExcellenceLayout;
}

/** The full common template: every band of docs/specification.md, "6. Service pages". */
interface StandardService extends CommonService {
  readonly template: 'standard';
  readonly catalog: LoadCatalog<ServiceMessages & SolutionsMessages>;
}

/** The common template without delivered solutions and checklists. */
interface StaffingService extends CommonService {
  readonly template: 'staffing';
  readonly catalog: LoadCatalog<ServiceMessages>;
}

/** The generative AI page, which has its own template and route. */
interface GenAiService extends ServiceFacts {
  readonly template: 'gen-ai';
  readonly catalog: LoadCatalog<GenAiMessages>;
}

/** An entry in the list of services: its template, icons and catalog. */
export type ServiceEntry = StandardService | StaffingService | GenAiService;
