import { origin, origins, socialLocale } from 'virtual:site';
import type { Catalog, MetadataMessageId } from '#catalog/message.ts';
import { shellMessages } from '#catalog/shell-messages.ts';
import { translator } from '#catalog/translator.ts';
import { company } from '#content/company.ts';
import { sharePicture } from '#content/page-names.ts';
import type { Path } from '#content/paths.ts';
import { shareSize } from '#content/share-picture.ts';

/** The messages for a page's head tags. The share picture shows the heading, `hero.title`. */
type HeadMessages = Catalog<MetadataMessageId | 'hero.title'>;

/** The head of the error page, because the router also asks for the head of a page that failed to load. */
const errorHead = { meta: [{ title: shellMessages('error.title') }], links: [] };

/** The head tags of a page; those of the error page where its messages failed to load. */
export function metadata(messages: HeadMessages | undefined, path: Path) {
  if (!messages) return errorHead;
  return {
    meta: [...descriptionTags(messages), ...shareTags(messages, path)],
    links: [
      { rel: 'canonical', href: origin + path },
      ...origins.map(([hrefLang, start]) => ({ rel: 'alternate', hrefLang, href: start + path })),
    ],
  };
}

/** The head tags of the not-found page. They keep the address from being indexed or shared. */
export function notFoundMetadata(messages: Catalog<MetadataMessageId> | undefined) {
  if (!messages) return errorHead;
  return { meta: [...descriptionTags(messages), { name: 'robots', content: 'noindex' }] };
}

function descriptionTags(messages: Catalog<MetadataMessageId>) {
  const t = translator(messages);
  return [
    { title: t('meta.title') },
    { name: 'description', content: t('meta.description') },
    { name: 'keywords', content: t('meta.keywords') },
  ];
}

/**
 * The tags that social networks and messengers read for a link to the page. The build adds `og:locale:alternate`,
 * because the router keeps only one tag of a name (build/pages/document.tsx).
 */
function shareTags(messages: HeadMessages, path: Path) {
  const t = translator(messages);
  const picture = origin + sharePicture(path);
  // The picture shows the heading as text, so the heading is its alternative text.
  const alternative = t('hero.title');
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: company.name },
    { property: 'og:title', content: t('meta.title') },
    { property: 'og:description', content: t('meta.description') },
    { property: 'og:url', content: origin + path },
    { property: 'og:locale', content: socialLocale },
    { property: 'og:image', content: picture },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(shareSize.width) },
    { property: 'og:image:height', content: String(shareSize.height) },
    { property: 'og:image:alt', content: alternative },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: picture },
    { name: 'twitter:image:alt', content: alternative },
  ];
}
