import { filmSources, isFilm } from '#content/film.ts';
import { pageFile } from '#content/page-names.ts';
import { type Path, paths } from '#content/paths.ts';
import { servedFile } from '#plugins/output/built-site.ts';
import { precacheList } from '#plugins/worker/precache-list.ts';
import { fileWeight, type PageFiles, pageFiles } from './file-weight.ts';

/** The transferred bytes of a page on its first load, by kind of file. */
export type PageWeight = Readonly<Record<keyof PageFiles, number>>;

/** The weight of each kind of file that a page loads. */
export function pageWeight(folder: string, path: Path): PageWeight {
  const files = pageFiles(folder, pageFile(path));
  return {
    html: weigh(folder, files.html),
    css: weigh(folder, files.css),
    js: weigh(folder, files.js),
    fonts: weigh(folder, files.fonts),
    pictures: weigh(folder, files.pictures),
    film: weigh(folder, files.film),
  };
}

function weigh(folder: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + fileWeight(folder, file), 0);
}

/** The bytes of bodies that a host sends for the first visit to a page, in the order of sending. */
interface FirstVisit {
  /** The page itself, without the film. */
  readonly page: number;
  /** The code and the messages of the other pages. */
  readonly code: number;
  /** The worker's script, and all other files that the worker fetches for offline use. */
  readonly offline: number;
  /** The film in the format that most browsers play; slow connections do not load it. */
  readonly film: number;
}

/**
 * The worker requests every file again, except hashed files that the page has already loaded: these are
 * in the browser's HTTP cache.
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
  const code = fetched.filter((file) => file.endsWith('.js'));
  const rest = fetched.filter((file) => !code.includes(file));
  return {
    page,
    code: weigh(folder, code),
    offline: weigh(folder, ['service-worker.js', ...rest]),
    film: fileWeight(folder, filmSources[0].src),
  };
}

/** The mean of first visits over all pages, because a visit can start on any page. */
export function meanFirstVisit(folder: string): FirstVisit {
  const visits = paths.map((path) => firstVisit(folder, path));
  const mean = (part: keyof FirstVisit) =>
    Math.round(visits.reduce((sum, visit) => sum + visit[part], 0) / visits.length);
  return { page: mean('page'), code: mean('code'), offline: mean('offline'), film: mean('film') };
}
