import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { pageFile } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { attribute, elements, type HtmlElement, type HtmlNode } from './html-tree.ts';

/** Where `vite build` puts the site that the built tests read. */
export const builtFolder = resolve(import.meta.dirname, '../../dist');

/** The files of a folder and its subfolders, named from it, with forward slashes. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}

/** A built file's text. */
export function builtText(file: string): string {
  return readFileSync(join(builtFolder, file), 'utf8');
}

/** The built file that answers an address: a page's, or the file of that name. */
export function servedFile(pathname: string): string {
  const page = paths.find((path) => path === pathname);
  return page ? pageFile(page) : pathname.slice(1);
}

/** The addresses an element names: where it leads, what it shows or loads. */
export function addresses(element: HtmlElement): string[] {
  const one = ['href', 'src', 'poster', 'action', 'data']
    .map((name) => attribute(element, name))
    .filter((address) => address !== undefined);
  const pictures = ['srcset', 'imagesrcset']
    .flatMap((name) => attribute(element, name)?.split(',') ?? [])
    .map((candidate) => candidate.trim().replace(/\s.*/, ''));
  return [...one, ...pictures];
}

/** The addresses that social networks and app stores take from `<meta>`: absolute, of this site. */
export function metaAddresses(document: HtmlNode, origin: string): string[] {
  return elements(document, 'meta')
    .map((meta) => attribute(meta, 'content') ?? '')
    .filter((content) => content.startsWith(origin));
}
