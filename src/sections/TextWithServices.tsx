import names from 'virtual:copy/names';
import { servicePath } from '#content/paths.ts';
import { serviceIds } from '#content/services.ts';
import { TextWithLinks } from '#ui/TextWithLinks.tsx';

/** A text of a page that is no service’s, in which the names of services are links to their pages. */
export function TextWithServices({ text }: { readonly text: string }) {
  return <TextWithLinks text={text} links={pathsByName} />;
}

const pathsByName = Object.fromEntries(
  serviceIds.map((id) => [names.services[id], servicePath(id)]),
);
