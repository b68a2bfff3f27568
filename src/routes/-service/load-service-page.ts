import type { ServiceMessages, SolutionsMessages } from '#content/service-entry.ts';
import { type CommonServiceId, services } from '#content/services.ts';

export interface ServicePageData {
  readonly service: CommonServiceId;
  readonly messages: ServiceMessages;
  /** The solutions and checklists, on the pages that have them. */
  readonly solutions: SolutionsMessages | null;
}

/** Loads the catalog of a service page. */
export async function loadServicePage(service: CommonServiceId): Promise<ServicePageData> {
  const entry = services[service];
  if (entry.template === 'staffing') {
    const { default: messages } = await entry.catalog();
    return { service, messages, solutions: null };
  }
  const { default: messages } = await entry.catalog();
  return { service, messages, solutions: messages };
}
