import shell from 'virtual:copy/shell';
import { origin, origins, socialLocale } from 'virtual:site';
import { company } from '#content/company.ts';
import type { NotFoundCopy } from '#content/copy/pages.ts';
import { NOT_FOUND, sharePicture, shareSize } from '#content/page-names.ts';
import type { Path } from '#content/paths.ts';
import type { LoadedPage } from './route-page.ts';

/** The part of a page's copy for its head tags. The share picture shows the heading. */
export type HeadCopy = Pick<NotFoundCopy, 'meta'> & { readonly hero: { readonly title: string } };

/**
 * The head tags of a page. The not-found page's keep its address from being indexed or shared; a page that failed to load has
 * those of the error page, because the router asks for its head, too.
 */
export function metadata(loaded: Pick<LoadedPage, 'id' | 'copy'> | undefined) {
  if (!loaded) return { meta: [{ title: shell.error.title }], links: [] };
  const { id, copy } = loaded;
  if (id === NOT_FOUND)
    return { meta: [...descriptionTags(copy), { name: 'robots', content: 'noindex' }] };
  return {
    meta: [...descriptionTags(copy), ...shareTags(copy, id)],
    links: [
      { rel: 'canonical', href: origin + id },
      ...origins.map(([hrefLang, start]) => ({ rel: 'alternate', hrefLang, href: start + id })),
    ],
  };
}

function descriptionTags({ meta }: HeadCopy) {
  return [
    { title: meta.title },
    { name: 'description', content: meta.description },
    { name: 'keywords', content: meta.keywords },
  ];
}

/**
 * The tags that social networks and messengers read for a link to the page. The build adds `og:locale:alternate`,
 * because the router keeps only one tag of a name (plugins/pages/document.ts).
 */
function shareTags({ meta, hero }: HeadCopy, path: Path) {
  const picture = origin + sharePicture(path);
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: company.name },
    { property: 'og:title', content: meta.title },
    { property: 'og:description', content: meta.description },
    { property: 'og:url', content: origin + path },
    { property: 'og:locale', content: socialLocale },
    { property: 'og:image', content: picture },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(shareSize.width) },
    { property: 'og:image:height', content: String(shareSize.height) },
    // The picture shows the heading as text.
    { property: 'og:image:alt', content: hero.title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: picture },
    { name: 'twitter:image:alt', content: hero.title },
  ];
}
