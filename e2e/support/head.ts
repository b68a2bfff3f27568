import { company } from '#content/company.ts';
import { sharePicture } from '#content/page-names.ts';
import type { Path } from '#content/paths.ts';
import { pageTexts } from './page-texts.ts';

/** What each of the head's tags says, by its name; a tag that is there once has one value. */
type Head = Readonly<Record<string, readonly (string | null)[]>>;

/** What a page's head must say: what its catalog says, and the page's own address. */
export function expectedHead(path: Path): Head {
  const { title, description, keywords, heading } = pageTexts(path);
  const picture = company.origin + sharePicture(path);
  return {
    title: [title],
    description: [description],
    keywords: [keywords],
    canonical: [company.origin + path],
    'og:type': ['website'],
    'og:site_name': [company.name],
    'og:title': [title],
    'og:description': [description],
    'og:url': [company.origin + path],
    'og:locale': [company.socialLocale],
    'og:image': [picture],
    'og:image:alt': [heading],
    'twitter:card': ['summary_large_image'],
    'twitter:image': [picture],
  };
}

/** Runs in the page: what the head's tags of these names say. */
export function readHead(names: readonly string[]): Record<string, (string | null)[]> {
  const said = (name: string) => {
    if (name === 'title') {
      return Array.from(document.head.querySelectorAll('title'), (tag) => tag.textContent);
    }
    if (name === 'canonical') {
      const links = document.head.querySelectorAll('link[rel=canonical]');
      return Array.from(links, (tag) => tag.getAttribute('href'));
    }
    const tags = document.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`);
    return Array.from(tags, (tag) => tag.getAttribute('content'));
  };
  return Object.fromEntries(names.map((name) => [name, said(name)]));
}
