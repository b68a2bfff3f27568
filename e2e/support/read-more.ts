import { servicePath } from '#content/paths.ts';
import type { ServiceId } from '#content/services.ts';
import { nameOf, shell } from './copy.ts';

/** The name of the “Read more” link to a service, as a screen reader says it. */
export function readMoreName(service: ServiceId): string {
  const { text, about } = shell().more;
  return `${text} ${about} ${nameOf(servicePath(service))}`;
}
