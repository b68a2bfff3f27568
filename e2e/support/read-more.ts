import type { ServiceId } from '#content/services.ts';
import { message } from './message.ts';

/** The name of the “Read more” link to a service, as a screen reader says it. */
export function readMoreName(service: ServiceId): string {
  const name = message(`services/${service}`, 'name');
  return `${message('shell', 'more')} ${message('shell', 'more.about')} ${name}`;
}
