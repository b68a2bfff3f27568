import { servedFile } from '#build/output/built-site.ts';
import { filmSources, isFilm } from '#content/film.ts';
import { pageFile } from '#content/page-names.ts';
import { type Path, paths } from '#content/paths.ts';
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

/** What the first visit to a page makes a host send, bytes of bodies, in the order in which it is sent. */
interface FirstVisit {
  /** The page itself, without the film. */
  readonly page: number;
  /** The code and the words of the other pages. */
  readonly code: number;
  /** The worker's script, the manifest, and what else the worker fetches for offline use. */
  readonly offline: number;
  /** The film in the format that most browsers play, where the link carries it. */
  readonly film: number;
}

/**
 * The worker asks anew for everything but hashed files, and of those it finds in the browser's own cache
 * what the page has loaded.
 */
function firstVisit(folder: string, path: Path): FirstVisit {
  const files = pageFiles(folder, pageFile(path));
  const { film: _, ...weights } = pageWeight(folder, path);
  const page = Object.values(weights).reduce((sum, bytes) => sum + bytes, 0);
  const loaded = new Set([...files.css, ...files.js, ...files.fonts]);
  const fetched = precacheList(folder)
    .map(({ url, revision }) => ({
      file: servedFile(`/${url.replace(/^\//, '')}`),
      isHashed: revision === null,
    }))
    .filter(({ file, isHashed }) => !isFilm(`/${file}`) && !(isHashed && loaded.has(file)))
    .map(({ file }) => file);
  const weigh = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + fileWeight(folder, name), 0);
  const code = fetched.filter((file) => file.endsWith('.js'));
  const rest = fetched.filter((file) => !code.includes(file));
  return {
    page,
    code: weigh(code),
    offline: weigh(['service-worker.js', 'manifest.webmanifest', ...rest]),
    film: fileWeight(folder, filmSources[0].src),
  };
}

/** The mean over all pages: visitors arrive at any of them. */
export function meanFirstVisit(folder: string): FirstVisit {
  const visits = paths.map((path) => firstVisit(folder, path));
  const mean = (part: keyof FirstVisit) =>
    Math.round(visits.reduce((sum, visit) => sum + visit[part], 0) / visits.length);
  return { page: mean('page'), code: mean('code'), offline: mean('offline'), film: mean('film') };
}
