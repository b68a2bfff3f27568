import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filmSources } from '#content/film.ts';
import { attribute, elements, parseHtml } from '#plugins/output/html-tree.ts';

/** The transferred bytes of a built file: compressed with brotli if the build compressed it. */
export function fileWeight(folder: string, file: string): number {
  const compressed = join(folder, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(folder, file)).size;
}

/** The files that a page loads before any interaction, by kind. */
export interface PageFiles {
  readonly html: readonly string[];
  readonly css: readonly string[];
  readonly js: readonly string[];
  readonly fonts: readonly string[];
  /** Drawings and the film's poster. */
  readonly pictures: readonly string[];
  /** The film in the format that the browser tries first. */
  readonly film: readonly string[];
}

/** Reads from a page's HTML which files it loads. */
export function pageFiles(folder: string, file: string): PageFiles {
  const all = elements(parseHtml(readFileSync(join(folder, file), 'utf8')));
  const named = (tag: string, attributeName: string) =>
    all
      .filter(({ tagName }) => tagName === tag)
      .map((element) => ({ element, address: attribute(element, attributeName) }))
      .filter(({ address }) => address?.startsWith('/'));
  const links = (rel: string) =>
    named('link', 'href').filter(({ element }) => attribute(element, 'rel') === rel);
  const local = (found: readonly { readonly address: string | undefined }[]) =>
    [...new Set(found.map(({ address = '' }) => address.slice(1).replace(/[?#].*/, '')))].filter(
      (name) => existsSync(join(folder, name)),
    );

  const modules = ['data-modules', 'data-page-modules']
    .flatMap((list) => named('script', list))
    .flatMap(({ address = '' }) => address.split(' ').map((module) => ({ address: module })));
  const preloads = local(links('preload'));
  const pictures = local([...named('img', 'src'), ...named('use', 'href')]);
  return {
    html: [file],
    css: local(links('stylesheet')),
    js: local([...named('script', 'src'), ...modules]),
    fonts: preloads.filter((name) => name.endsWith('.woff2')),
    pictures,
    // The HTML does not name the film: the page's code loads it.
    film: pictures.includes('film/poster.svg') ? [filmSources[0].src.slice(1)] : [],
  };
}
