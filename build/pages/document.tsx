import { renderToStaticMarkup } from 'react-dom/server';
import { textDirection } from '#build/catalog/text-direction.ts';
import { iconSheet } from '#build/icons/icon-sheet.ts';
import { dataBlock } from '#build/structured-data/data-block.ts';
import type { Thing } from '#build/structured-data/thing.ts';
import type { RenderedPage } from '#entry-prerender.tsx';
import { dark, light } from '#ui/tokens.ts';

export interface DocumentAssets {
  readonly script: string;
  readonly stylesheets: readonly string[];
  readonly fonts: readonly string[];
  /** The entry after all that it imports: `script` fetches them after the first paint and runs them in turn. */
  readonly modules: readonly string[];
  /** What the page imports when it renders: fetched with them. */
  readonly pageModules: readonly string[];
}

/**
 * A page's whole HTML document. No inline script and no inline style: the policy allows neither.
 * What the page tells search engines is data, which the policy lets pass because nothing runs it.
 */
export function renderDocument(
  rendered: RenderedPage,
  assets: DocumentAssets,
  things: readonly Thing[],
): string {
  const head = renderToStaticMarkup(<HeadAssets {...assets} />);
  return `<!doctype html>
<html lang="${rendered.language}" dir="${textDirection(rendered.language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">${withoutSlashes(rendered.head + head)}${dataBlock(things)}</head>
<body>${iconSheet(rendered.content)}<div id="root" data-page="${rendered.page}">${withoutSlashes(rendered.content)}</div></body>
</html>
`;
}

/**
 * React ends an element without content as XML does, which means nothing in HTML but in a drawing:
 * the Nu checker remarks on each. React writes every `>` of an attribute as an entity.
 */
function withoutSlashes(html: string): string {
  return html.replaceAll(/(<(?:br|hr|img|input|link|meta|source)\b[^>]*)\/>/g, '$1>');
}

/** By an element with this id react-aria knows that its one style rule is in our stylesheet (base.css). */
const pressableStyle = 'react-aria-pressable-style';

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
      {/* Painted half parsed, the header's row would grow before the visitor's eyes. */}
      <link rel="expect" href="#header" blocking="render" />
      <script
        type="module"
        src={script}
        fetchPriority="low"
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
