import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filmSources, isFilm } from '#content/film.ts';
import { pageFile } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { servedFile } from '#plugins/output/built-site.ts';
import { elements, parseHtml } from '#plugins/output/html-tree.ts';
import { readAppModules } from '#plugins/pages/app-modules.ts';
import { precacheList } from '#plugins/worker/precache-list.ts';

const KB = 1024;

/** The largest sizes of the files that a page loads before any interaction, in bytes with brotli. */
export const budgets = {
  html: 14 * KB,
  css: 12 * KB,
  js: 113 * KB,
  /** What the words of another language may add to the scripts: Spanish sentences are longer than English ones. */
  longerWords: 1 * KB,
  /** For the contact page, which also loads the fields of its form. */
  contactJs: 145 * KB,
  fonts: 42 * KB,
  fontFiles: 2,
  poster: 12 * KB,
} as const;

/** The transferred bytes of built files: compressed with brotli if the build compressed them. */
export function weigh(folder: string, ...files: readonly string[]): number {
  return files
    .map((file) => join(folder, file))
    .map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size)
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** The kinds of files that a page loads before any interaction; pictures are drawings and the film's poster. */
export const kinds = ['html', 'css', 'js', 'fonts', 'pictures', 'film'] as const;

/** Reads from a page's HTML which files it loads. */
export function pageFiles(folder: string, file: string) {
  const page = parseHtml(readFileSync(join(folder, file), 'utf8'));
  const named = (selector: string, name: string) =>
    elements(page, selector)
      .flatMap(({ attribs }) => attribs[name]?.split(' ') ?? [])
      .filter((address) => address.startsWith('/'))
      .map((address) => address.slice(1).replace(/[?#].*/, ''))
      .filter((name) => existsSync(join(folder, name)));
  const { entry, routes } = readAppModules(folder);
  const [loader] = elements(page, '[data-route]');
  const app = [...entry, ...(routes[loader?.attribs['data-route'] ?? ''] ?? [])];
  const once = (...names: string[][]): readonly string[] => [...new Set(names.flat())];
  const pictures = once(named('img', 'src'), named('use', 'href'));
  return {
    html: [file],
    css: once(named('link[rel=stylesheet]', 'href')),
    js: once(
      named('script', 'src'),
      app.map((address) => address.slice(1)),
      named('script', 'data-copy'),
    ),
    fonts: once(named('link[rel=preload]', 'href')).filter((name) => name.endsWith('.woff2')),
    pictures,
    // The HTML does not name the film, because the page's code loads it: in the format that the browser tries first.
    film: pictures.includes('film/poster.svg') ? [filmSources[0].src.slice(1)] : [],
  };
}

/**
 * The bytes of bodies that a host sends for a first visit, as the mean over all pages, because a visit can start on any
 * page. In the order of sending: the page without the film; the code and the messages of the other pages; the worker's script
 * and all other files for offline use; the film in the format that most browsers play, which slow connections do not load.
 */
export function meanFirstVisit(folder: string) {
  const visits = paths.map((path) => {
    const { film: _, ...files } = pageFiles(folder, pageFile(path));
    const loaded = new Set([...files.css, ...files.js, ...files.fonts]);
    // The worker requests every file again, except hashed files that the page has already loaded: these are in the
    // browser's HTTP cache.
    const fetched = precacheList(folder)
      .map(({ url, revision }) => ({ file: servedFile(`/${url.replace(/^\//, '')}`), revision }))
      .filter(
        ({ file, revision }) => !isFilm(`/${file}`) && !(revision === null && loaded.has(file)),
      )
      .map(({ file }) => file);
    const isCode = (file: string) => file.endsWith('.js');
    return {
      page: weigh(folder, ...Object.values(files).flat()),
      code: weigh(folder, ...fetched.filter(isCode)),
      offline: weigh(folder, 'service-worker.js', ...fetched.filter((file) => !isCode(file))),
    };
  });
  const mean = (part: 'page' | 'code' | 'offline') =>
    Math.round(visits.reduce((sum, visit) => sum + visit[part], 0) / visits.length);
  const film = weigh(folder, filmSources[0].src);
  return { page: mean('page'), code: mean('code'), offline: mean('offline'), film };
}
