import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '#build/catalog/site.ts';
import { textDirection } from '#build/catalog/text-direction.ts';
import { iconSheet } from '#build/icons/icon-sheet.ts';
import { dataBlock } from '#build/structured-data/data-block.ts';
import type { Thing } from '#build/structured-data/thing.ts';
import { NOT_FOUND } from '#content/page-names.ts';
import type { RenderedPage } from '#entry-prerender.tsx';
import { dark, light } from '#ui/tokens.ts';

export interface DocumentAssets {
  readonly script: string;
  readonly stylesheets: readonly string[];
  readonly fonts: readonly string[];
  /** The module that the document itself requests, in the time until `script` runs, when the link would be idle. */
  readonly earlyModule: string;
  /** The client entry after all its imports. `script` fetches them after the first paint and runs them in this order. */
  readonly modules: readonly string[];
  /** The modules of the page's component and catalog, fetched together with `modules`. */
  readonly pageModules: readonly string[];
}

/**
 * A page's whole HTML document. It has no inline script and no inline style, because the content security
 * policy allows neither. The structured data is allowed, because browsers do not run it.
 */
export function renderDocument(
  rendered: RenderedPage,
  assets: DocumentAssets,
  things: readonly Thing[],
): string {
  const head = renderToStaticMarkup(
    <>
      {rendered.page === NOT_FOUND ? null : <OtherLocales />}
      <HeadAssets {...assets} />
    </>,
  );
  return `<!doctype html>
<html lang="${rendered.language}" dir="${textDirection(rendered.language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">${withoutSlashes(rendered.head + head)}${dataBlock(things)}</head>
<body>${iconSheet(rendered.content)}<div id="root" data-page="${rendered.page}">${withoutSlashes(rendered.content)}</div>${earlyRequest(assets)}</body>
</html>
`;
}

/**
 * At the end and with low priority, so that it does not delay what the first view needs. The largest module would: with
 * HTTP/1.1, which has no priorities between connections, the fonts would come after it.
 */
const earlyRequest = ({ earlyModule }: DocumentAssets) =>
  `<link rel="modulepreload" fetchpriority="low" href="${earlyModule}">`;

/**
 * Removes the slash that React writes at the end of void elements, because the Nu checker reports each.
 * SVG elements keep theirs. The pattern is safe, because React writes `>` in attributes as an entity.
 */
function withoutSlashes(html: string): string {
  return html.replaceAll(/(<(?:br|hr|img|input|link|meta|source)\b[^>]*)\/>/g, '$1>');
}

/** If an element has this id, react-aria does not add its style element; the rule is in base.css. */
const pressableStyle = 'react-aria-pressable-style';

/** The other languages of a page that is shared. They are the same on every page. */
function OtherLocales() {
  return site.others.map(({ language, socialLocale }) => (
    <meta key={language} property="og:locale:alternate" content={socialLocale} />
  ));
}

function HeadAssets({ script, stylesheets, fonts, modules, pageModules }: DocumentAssets) {
  return (
    <>
      {stylesheets.map((href, index) => (
        <link
          key={href}
          id={index === 0 ? pressableStyle : undefined}
          rel="stylesheet"
          href={href}
        />
      ))}
      {fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
      ))}
      {/* Without this, the browser may paint a half parsed header, which then visibly grows. */}
      <link rel="expect" href="#header" blocking="render" />
      {/* `async`, because Chromium scrolls to the hash of the address only after all scripts that are not. */}
      <script
        async
        type="module"
        src={script}
        data-modules={modules.join(' ')}
        data-page-modules={pageModules.join(' ')}
      />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={light.paper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark.paper} media="(prefers-color-scheme: dark)" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
    </>
  );
}
