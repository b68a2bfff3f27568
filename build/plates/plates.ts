import { keysOf } from '#content/keys-of.ts';
import type { PlateId } from '#content/plate-id.ts';
import type { Plate } from './plate.ts';
import { artificialIntelligence } from './plates/artificial-intelligence.ts';
import { automation } from './plates/automation.ts';
import { banking } from './plates/banking.ts';
import { businessStrategy } from './plates/business-strategy.ts';
import { changeManagement } from './plates/change-management.ts';
import { cloudServices } from './plates/cloud-services.ts';
import { dataAnalytics } from './plates/data-analytics.ts';
import { digitalTransformation } from './plates/digital-transformation.ts';
import { genAi } from './plates/gen-ai.ts';
import { healthcare } from './plates/healthcare.ts';
import { infrastructure } from './plates/infrastructure.ts';
import { insurance } from './plates/insurance.ts';
import { lifeSciences } from './plates/life-sciences.ts';
import { professionalStaffing } from './plates/professional-staffing.ts';
import { retail } from './plates/retail.ts';
import { technologyConsulting } from './plates/technology-consulting.ts';
import { travel } from './plates/travel.ts';

/** Every plate by the id of its page. */
const plates: Readonly<Record<PlateId, Plate>> = {
  'artificial-intelligence': artificialIntelligence,
  automation,
  'gen-ai': genAi,
  'business-strategy': businessStrategy,
  'change-management': changeManagement,
  'cloud-services': cloudServices,
  'data-analytics': dataAnalytics,
  'digital-transformation': digitalTransformation,
  infrastructure,
  'professional-staffing': professionalStaffing,
  'technology-consulting': technologyConsulting,
  banking,
  healthcare,
  insurance,
  retail,
  travel,
  'life-sciences': lifeSciences,
};

/** The plates with the ids of their pages. */
export const drawnPlates: readonly { readonly id: PlateId; readonly plate: Plate }[] = keysOf(
  plates,
).map((id) => ({ id, plate: plates[id] }));
