import { NOT_FOUND_ADDRESS, pageFile } from '#content/page-names.ts';
import { paths } from '#content/paths.ts';
import { unserved } from '#deploy/addresses.ts';
import {
  commonHeaders,
  defaultCacheControl,
  type Headers,
  REVALIDATED,
  rules,
} from '#deploy/rules.ts';

// Hosts of files, which redirect by themselves: Netlify, Cloudflare and Firebase.

/** The headers that single folders and files have beside those of all files. `REVALIDATED` is left out: `defaultCacheControl` asks the same. */
const exceptions = rules.flatMap(({ scope, headers: { 'Cache-Control': caching, ...others } }) => {
  const isDefault = caching === undefined || caching === REVALIDATED;
  const headers = isDefault ? others : { ...others, 'Cache-Control': caching };
  if ('pages' in scope || Object.keys(headers).length === 0) return [];
  return [{ path: 'folder' in scope ? scope.folder : scope.file, headers }];
});

/** Netlify and Cloudflare send all values of a header that two blocks set: both policies have the effect of the worker's own. */
export function headersFile(): string {
  const blocks = [{ path: '/', headers: commonHeaders }, ...exceptions].map(
    ({ path, headers }) => `${path.replace(/\/$/, '/*')}\n${lines(headers)}\n`,
  );
  return `# For all other files the host itself sends Cache-Control: ${defaultCacheControl}\n${blocks.join('\n')}`;
}

function lines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n');
}

/** Netlify has no patterns, and itself treats `/about/` as `/about`: only file names need redirects, and `/404` needs its status. */
export function redirectsFile(): string {
  const lines = paths.map((path) => `/${pageFile(path)} ${path} 301!`);
  const notFound = `${unserved.notFoundPage} ${NOT_FOUND_ADDRESS} 404!`;
  return `${[...lines, notFound].join('\n')}\n`;
}

/** For a copy of the live release. Firebase itself handles clean URLs, slashes and 404.html. The last matching header wins. */
export function firebaseJson(): string {
  const hosting = {
    public: 'public-firebase',
    // Firebase compresses files itself.
    ignore: ['**/*.br', '**/*.gz'],
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { path: '/', headers: { ...commonHeaders, 'Cache-Control': defaultCacheControl } },
      ...exceptions,
    ].map(({ path, headers }) => ({
      source: path.replace(/\/$/, '/**'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify({ hosting }, undefined, 2)}\n`;
}
