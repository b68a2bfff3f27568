import names from 'virtual:copy/names';
import { hasPlate, industryIds } from '#content/industries.ts';
import { industryPath, type Path, servicePath } from '#content/paths.ts';
import { serviceIds } from '#content/services.ts';

/** A page as a link shows it. */
export interface NamedPage {
  readonly to: Path;
  readonly name: string;
}

/** The pages that a visitor may read one after the other: an industry that is coming has nothing to read. */
const lists: readonly (readonly NamedPage[])[] = [
  serviceIds.map((id) => ({ to: servicePath(id), name: names.services[id] })),
  industryIds.filter(hasPlate).map((id) => ({ to: industryPath(id), name: names.industries[id] })),
];

interface Neighbours {
  readonly previous?: NamedPage | undefined;
  readonly next?: NamedPage | undefined;
}

/** The pages before and after a service or an industry, in the order of menus. */
export function neighboursOf(path: Path): Neighbours {
  const list = lists.find((pages) => pages.some(({ to }) => to === path)) ?? [];
  const place = list.findIndex(({ to }) => to === path);
  return { previous: list[place - 1], next: list[place + 1] };
}
