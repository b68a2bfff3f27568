import { filmSources, isFilm } from '#content/film.ts';
import { type Path, paths } from '#content/paths.ts';
import { pageFile } from '../built-site.ts';
import { fileWeight, type PageFiles, pageFiles } from './file-weight.ts';
import { precacheList } from './precache-list.ts';

/** What a page weighs on its first load, bytes of bodies by kind. */
export type PageWeight = Readonly<Record<keyof PageFiles, number>>;

/** The weight of each kind of file that a page loads. */
export function pageWeight(folder: string, path: Path): PageWeight {
  const files = pageFiles(folder, pageFile(path));
  const weigh = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + fileWeight(folder, name), 0);
  return {
    html: weigh(files.html),
    css: weigh(files.css),
    js: weigh(files.js),
    fonts: weigh(files.fonts),
    pictures: weigh(files.pictures),
    film: weigh(files.film),
  };
}

/** What the first visit to a page makes a host send, bytes of bodies. */
interface FirstVisit {
  /** The page itself. */
  readonly page: number;
  /** The worker's script, the manifest, and what the worker fetches for offline use: of the film one format. */
  readonly offline: number;
}

/**
 * The worker asks anew for everything but hashed files and the film, and of those it finds the
 * page's in the browser's own cache.
 */
function firstVisit(folder: string, path: Path): FirstVisit {
  const files = pageFiles(folder, pageFile(path));
  const page = Object.values(pageWeight(folder, path)).reduce((sum, bytes) => sum + bytes, 0);
  const loaded = new Set([...files.css, ...files.js, ...files.fonts]);
  // A page that shows the film has loaded it.
  const film = files.film.length > 0 ? null : filmSources[0].src;
  const precached = precacheList(folder)
    .map(({ url, revision }) => ({ file: servedFile(url), isHashed: revision === null }))
    .filter(({ file }) => !isFilm(`/${file}`) || `/${file}` === film)
    .filter(({ file, isHashed }) => !(isHashed && loaded.has(file)))
    .reduce((sum, { file }) => sum + fileWeight(folder, file), 0);
  const own = fileWeight(folder, 'service-worker.js') + fileWeight(folder, 'manifest.webmanifest');
  return { page, offline: own + precached };
}

/** The mean over all pages: visitors arrive at any of them. */
export function meanFirstVisit(folder: string): FirstVisit {
  const visits = paths.map((path) => firstVisit(folder, path));
  const mean = (part: keyof FirstVisit) =>
    Math.round(visits.reduce((sum, visit) => sum + visit[part], 0) / visits.length);
  return { page: mean('page'), offline: mean('offline') };
}

function servedFile(url: string): string {
  const pathname = `/${url.replace(/^\//, '')}`;
  const page = paths.find((path) => path === pathname);
  return page ? pageFile(page) : pathname.slice(1);
}
