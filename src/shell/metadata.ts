import shell from 'virtual:copy/shell';
import { origin, origins, socialLocale } from 'virtual:site';
import { company } from '#content/company.ts';
import type { NotFoundCopy } from '#content/copy/pages.ts';
import { sharePicture, shareSize } from '#content/page-names.ts';
import type { Path } from '#content/paths.ts';

/** The part of a page's copy for its head tags; with the heading, which the share picture shows. */
type HeadCopy = Pick<NotFoundCopy, 'meta'>;
type SharedCopy = HeadCopy & { readonly hero: { readonly title: string } };

/** The head of the error page, because the router also asks for the head of a page that failed to load. */
const errorHead = { meta: [{ title: shell.error.title }], links: [] };

/** The head tags of a page; those of the error page where its copy failed to load. */
export function metadata(copy: SharedCopy | undefined, path: Path) {
  if (!copy) return errorHead;
  return {
    meta: [...descriptionTags(copy), ...shareTags(copy, path)],
    links: [
      { rel: 'canonical', href: origin + path },
      ...origins.map(([hrefLang, start]) => ({ rel: 'alternate', hrefLang, href: start + path })),
    ],
  };
}

/** The head tags of the not-found page. They keep the address from being indexed or shared. */
export function notFoundMetadata(copy: HeadCopy | undefined) {
  if (!copy) return errorHead;
  return { meta: [...descriptionTags(copy), { name: 'robots', content: 'noindex' }] };
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
function shareTags({ meta, hero }: SharedCopy, path: Path) {
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
