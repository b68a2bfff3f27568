import { pageCopy, pathCopy } from '#content/copy/files.ts';
import { contactCopy, homeCopy } from '#content/copy/pages.ts';
import type { CopyFile } from '#content/copy/parts.ts';
import { offlineCopy, shellCopy } from '#content/copy/shell.ts';
import { NOT_FOUND, type PageId } from '#content/page-names.ts';
import { type Path, servicePath } from '#content/paths.ts';
import type { ServiceId } from '#content/services.ts';
import { readCopy } from '#plugins/copy/read-copy.ts';
import { testedSite } from './site-under-test.ts';

// The sentences of the tested site, in its language. Call these functions in a test.

export function copy<Schema extends CopyFile['schema']>(file: CopyFile<Schema>) {
  return readCopy(file, testedSite.language);
}

export const shell = () => copy(shellCopy);
export const home = () => copy(homeCopy);
export const contact = () => copy(contactCopy);
export const offline = () => copy(offlineCopy);

export function nameOf(path: Path): string {
  return copy(pathCopy(path)).name;
}

export function menuName(menu: 'services' | 'industries' | 'mobile'): string {
  if (menu === 'mobile') return shell().mobile.menu;
  return nameOf(menu === 'services' ? '/services' : '/industry');
}

export function pageTexts(page: PageId): Readonly<Record<'title' | 'heading', string>> {
  const { meta, hero } = copy(pageCopy(page));
  const status = page === NOT_FOUND && 'status' in hero ? ` ${hero.status}` : '';
  return { title: meta.title, heading: hero.title + status };
}

export function readMoreName(service: ServiceId): string {
  const { text, about } = shell().more;
  return `${text} ${about} ${nameOf(servicePath(service))}`;
}
