import type { DeliveryMessages, ServiceMessages } from '#content/service-entry.ts';
import { type PatternServiceId, services } from '#content/services.ts';

export interface ServicePageData {
  readonly service: PatternServiceId;
  readonly messages: ServiceMessages;
  /** The solutions and checklists, on the pages that have them. */
  readonly delivery: DeliveryMessages | null;
}

/** Loads the catalog of a service page. */
export async function loadServicePage(service: PatternServiceId): Promise<ServicePageData> {
  const entry = services[service];
  if (entry.template === 'staffing') {
    const { default: messages } = await entry.catalog();
    return { service, messages, delivery: null };
  }
  const { default: messages } = await entry.catalog();
  return { service, messages, delivery: messages };
}
