import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { pageFile } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { siteFolder } from '#deploy/site-folder.ts';
import { site } from '#plugins/output/tested-site.ts';
import { attribute, elements, type HtmlElement, type HtmlNode } from './html-tree.ts';

/** The folder of the built site, in the language of this process. */
export const builtFolder = resolve(import.meta.dirname, '../..', siteFolder(site.language));

/** The files of a folder and its subfolders, as sorted relative paths with forward slashes. */
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

/** The built file that a host serves at an address: the file of a page, or the file of that name. */
export function servedFile(pathname: string): string {
  const page = paths.find((path) => path === pathname);
  return page ? pageFile(page) : pathname.slice(1);
}

/** All addresses in the attributes of an element: link targets, pictures and other files. */
export function addresses(element: HtmlElement): string[] {
  const single = ['href', 'src', 'poster', 'action', 'data']
    .map((name) => attribute(element, name))
    .filter((address) => address !== undefined);
  const pictures = ['srcset', 'imagesrcset']
    .flatMap((name) => attribute(element, name)?.split(',') ?? [])
    .map((candidate) => candidate.trim().replace(/\s.*/, ''));
  return [...single, ...pictures];
}

/** The absolute addresses of this site in `<meta>` elements, such as those for social networks. */
export function metaAddresses(document: HtmlNode, origin: string): string[] {
  return elements(document, 'meta')
    .map((meta) => attribute(meta, 'content') ?? '')
    .filter((content) => content.startsWith(origin));
}
