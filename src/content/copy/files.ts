import { industryIds } from '#content/industries.ts';
import { NOT_FOUND, type PageId } from '#content/page-names.ts';
import {
  industryPath,
  type Path,
  pageIds,
  servicePath,
  type UniquePath,
  uniquePaths,
} from '#content/paths.ts';
import { listedServiceIds } from '#content/services.ts';
import { industryCopy } from './industries.ts';
import { notFoundCopy, uniquePageCopy } from './pages.ts';
import type { CopyFile } from './parts.ts';
import { genAiCopy, serviceCopy } from './services.ts';
import { appCopy, deliveryCopy, noticeCopy, numbersCopy, offlineCopy, shellCopy } from './shell.ts';

type PathSchema =
  | (typeof uniquePageCopy)[UniquePath]['schema']
  | (typeof genAiCopy)['schema']
  | ReturnType<typeof serviceCopy | typeof industryCopy>['schema'];

/** The file with the copy of the page at a path. */
export function pathCopy(path: Path): CopyFile<PathSchema> {
  const unique = uniquePaths.find((candidate) => candidate === path);
  if (unique) return uniquePageCopy[unique];
  const service = listedServiceIds.find((id) => servicePath(id) === path);
  if (service) return serviceCopy(service);
  const industry = industryIds.find((id) => industryPath(id) === path);
  return industry ? industryCopy(industry) : genAiCopy;
}

/** The file with a page's copy. */
export function pageCopy(page: PageId): CopyFile<PathSchema | (typeof notFoundCopy)['schema']> {
  return page === NOT_FOUND ? notFoundCopy : pathCopy(page);
}

/** Every file of copy that a language has. */
export const copyFiles: readonly CopyFile[] = [
  shellCopy,
  offlineCopy,
  appCopy,
  numbersCopy,
  deliveryCopy,
  noticeCopy,
  ...pageIds.map(pageCopy),
];
