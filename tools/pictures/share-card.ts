import { readCopy } from '#build/copy/read-copy.ts';
import type { Accent } from '#content/appearance.ts';
import { pathCopy } from '#content/copy/files.ts';
import type { DrawingName } from '#content/drawings.ts';
import { industries, industryIds } from '#content/industries.ts';
import { keysOf } from '#content/keys-of.ts';
import type { Language } from '#content/languages.ts';
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

/** The hero drawings of the pages with their own route. */
const uniqueArtwork: Readonly<Record<UniquePath, Artwork>> = {
  '/': { drawing: 'datum', accent: 'copper' },
  '/services': { drawing: 'services', accent: 'water' },
  '/contact': { drawing: 'contact', accent: 'water' },
  '/about': { drawing: 'about', accent: 'veg' },
  '/careers': { drawing: 'careers', accent: 'water' },
  '/privacy': { drawing: 'legal', accent: 'water' },
  '/terms': { drawing: 'legal', accent: 'water' },
  '/industry': { drawing: 'industry', accent: 'veg' },
};

/** The first of a page's names that its heading does not contain, in large or small letters. */
export function labelBeside(heading: string, names: readonly string[]): string | undefined {
  return names.find((name) => !heading.toLowerCase().includes(name.toLowerCase()));
}

/** The cards of all pages in a language, in the order of the paths. */
export function shareCards(language: Language): readonly ShareCard[] {
  const nameOf = (path: Path) => readCopy(pathCopy(path), language).name;

  /** The card of a page that has these names. */
  const card = (path: Path, artwork: Artwork, ...names: readonly string[]): ShareCard => {
    const { title } = readCopy(pathCopy(path), language).hero;
    return { path, language, title, label: labelBeside(title, names), ...artwork };
  };

  return [
    ...keysOf(uniqueArtwork).map((path) => {
      // “Home” says nothing in a link that somebody shares.
      const names = path === '/' ? [] : [nameOf(path)];
      return card(path, uniqueArtwork[path], ...names);
    }),
    ...serviceIds.map((id) => {
      const path = servicePath(id);
      const names = [nameOf(path), nameOf('/services')];
      return card(path, { drawing: id, accent: services[id].accent }, ...names);
    }),
    ...industryIds.map((id) => {
      const path = industryPath(id);
      const names = [nameOf(path), nameOf('/industry')];
      return card(path, { drawing: id, accent: industries[id].accent }, ...names);
    }),
  ];
}
