import { catalogText } from '#build/catalog/read-catalog.ts';
import type shellMessages from '#catalog/en/shell.json';
import type { Accent } from '#content/appearance.ts';
import type { DrawingName } from '#content/drawings.ts';
import { industries, industryIds } from '#content/industries.ts';
import { keysOf } from '#content/keys-of.ts';
import type { Language } from '#content/languages.ts';
import { pageName } from '#content/page-names.ts';
import { industryPath, type Path, servicePath, type UniquePath } from '#content/paths.ts';
import { serviceIds, services } from '#content/services.ts';

interface Artwork {
  /** Home's hero has a film and no drawing, so its card has the drawing `datum`. */
  readonly drawing: DrawingName | 'datum';
  readonly accent: Accent | 'copper';
}

/** The content of a page's share picture. */
export interface ShareCard extends Artwork {
  readonly path: Path;
  readonly language: Language;
  /** The page's heading. */
  readonly title: string;
  /** The page's name, where its heading does not contain it. */
  readonly label: string | undefined;
}

interface UniqueCard extends Artwork {
  /** The message of the shell with the page's name, unless its heading is its name. */
  readonly name?: Extract<keyof typeof shellMessages, `navigation.${string}`>;
}

/** The hero drawings and the names of the pages with their own route. */
const uniqueCards: Readonly<Record<UniquePath, UniqueCard>> = {
  '/': { drawing: 'datum', accent: 'copper' },
  '/services': { drawing: 'services', accent: 'water', name: 'navigation.services' },
  '/contact': { drawing: 'contact', accent: 'water', name: 'navigation.contact' },
  '/about': { drawing: 'about', accent: 'veg', name: 'navigation.about' },
  '/careers': { drawing: 'careers', accent: 'water', name: 'navigation.careers' },
  '/privacy': { drawing: 'legal', accent: 'water' },
  '/terms': { drawing: 'legal', accent: 'water' },
  '/industry': { drawing: 'industry', accent: 'veg', name: 'navigation.industries' },
};

/** The cards of all pages in a language, in the order of the paths. */
export function shareCards(language: Language): readonly ShareCard[] {
  const shell = catalogText<keyof typeof shellMessages>(language, 'shell');
  const page = (path: Path) => catalogText(language, pageName(path));

  /** A page's card. Its label is the first of the names that the heading does not contain. */
  const card = (path: Path, artwork: Artwork, ...names: readonly string[]): ShareCard => {
    const title = page(path)('hero.title');
    const label = names.find((name) => !title.toLowerCase().includes(name.toLowerCase()));
    return { path, language, title, label, ...artwork };
  };

  return [
    ...keysOf(uniqueCards).map((path) => {
      const { name, ...artwork } = uniqueCards[path];
      return card(path, artwork, ...(name === undefined ? [] : [shell(name)]));
    }),
    ...serviceIds.map((id) => {
      const path = servicePath(id);
      const names = [page(path)('name'), shell('navigation.services')];
      return card(path, { drawing: id, accent: services[id].accent }, ...names);
    }),
    ...industryIds.map((id) => {
      const path = industryPath(id);
      const names = [page(path)('name'), shell('navigation.industries')];
      return card(path, { drawing: id, accent: industries[id].accent }, ...names);
    }),
  ];
}
