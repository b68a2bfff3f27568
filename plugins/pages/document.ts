import { parseFragment } from 'parse5';
import type { Thing } from 'schema-dts';
import type { Rolldown } from 'vite';
import type { RenderedPage } from '#app/entry-prerender.tsx';
import { pageCopy } from '#content/copy/files.ts';
import type { Site } from '#content/languages.ts';
import { NOT_FOUND, type PageId } from '#content/page-names.ts';
import { LOADER } from '#plugins/chunks/chunks.ts';
import { textDirection } from '#plugins/copy/pseudo-locale.ts';
import { iconSheet } from '#plugins/icons/icons.ts';
import { dataBlock } from '#plugins/structured-data/structured-data.ts';
import { dark, light } from '#ui/tokens.ts';
import { chunkOf, withImports } from './app-modules.ts';

/** The files that a page's document names. */
export function documentAssets(bundle: Rolldown.OutputBundle, page: PageId) {
  const address = ({ fileName }: { readonly fileName: string }) => `/${fileName}`;
  const files = Object.values(bundle);
  return {
    script: `/${LOADER}.js`,
    stylesheets: files.map(address).filter((file) => file.endsWith('.css')),
    // Those of the first view, with the characters that pages show at first.
    fonts: files
      .filter((file) => file.type === 'asset' && file.originalFileNames.some(isFirstViewFont))
      .map(address),
    /** The modules of the page's copy, which `script` fetches together with the app's modules. */
    copy: withImports(bundle, chunkOf(bundle, `/${pageCopy(page).file}.json?copy`)),
  };
}

const isFirstViewFont = (name: string) => /^src\/languages\/[^/]+\/fonts\//.test(name);

/** If an element has this id, react-aria does not add its style element; the rule is in base.css. */
const pressableStyle = 'react-aria-pressable-style';

/**
 * A page's whole HTML document. It has no inline script and no inline style, because the content security
 * policy allows neither. The structured data is allowed, because browsers do not run it.
 */
export function renderDocument(
  { page, routeId, language, html }: RenderedPage,
  { others }: Site,
  { script, stylesheets, fonts, copy }: ReturnType<typeof documentAssets>,
  things: readonly Thing[],
): string {
  const [pageTags, content] = splitAtRoot(html);
  const head = [
    pageTags,
    // `async`, because Chromium scrolls to the hash of the address only after all scripts that are not.
    `<script async="" type="module" src="${script}" data-route="${routeId}" data-copy="${copy.join(' ')}"></script>`,
    // The other languages of a page that is shared. They are the same on every page.
    ...(page === NOT_FOUND ? [] : others).map(
      ({ socialLocale }) => `<meta property="og:locale:alternate" content="${socialLocale}">`,
    ),
    ...fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="">`,
    ),
    // Without this, the browser may paint a half parsed header, which then visibly grows.
    '<link rel="expect" href="#header" blocking="render">',
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${light.paper}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${dark.paper}" media="(prefers-color-scheme: dark)">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    ...stylesheets.map(
      (href, index) =>
        `<link${index === 0 ? ` id="${pressableStyle}"` : ''} rel="stylesheet" href="${href}">`,
    ),
    dataBlock(things),
  ];
  return `<!doctype html>
<html lang="${language}" dir="${textDirection(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">${head.join('')}</head>
<body>${iconSheet(content)}${content}</body>
</html>
`;
}

/** What React renders, in two parts: the page's head tags, which React writes first, and the `#root` element. */
function splitAtRoot(html: string): readonly [string, string] {
  const { childNodes } = parseFragment(html, { sourceCodeLocationInfo: true });
  const root = childNodes.find(
    (node) => 'attrs' in node && node.attrs.some(({ value }) => value === 'root'),
  );
  const start = root?.sourceCodeLocation?.startOffset;
  if (start === undefined) throw new Error('the rendered page has no #root element');
  return [html.slice(0, start), html.slice(start)];
}
