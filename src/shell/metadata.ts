import type { Catalog, MetadataMessageId } from '#catalog/message.ts';
import { shellMessages } from '#catalog/shell-messages.ts';
import { translator } from '#catalog/translator.ts';
import { company } from '#content/company.ts';
import { sharePicture } from '#content/page-names.ts';
import type { Path } from '#content/paths.ts';
import { shareSize } from '#content/share-picture.ts';

/** What a page's catalog says where the page is shared; its picture shows the heading. */
type SharedMessages = Catalog<MetadataMessageId | 'hero.title'>;

/** The router asks for the head of a page that failed to load, too: the error page's. */
const errorHead = { meta: [{ title: shellMessages('error.title') }], links: [] };

/** A page's head tags. */
export function metadata(messages: SharedMessages | undefined, path: Path) {
  if (!messages) return errorHead;
  return {
    meta: [...described(messages), ...shared(messages, path)],
    links: [{ rel: 'canonical', href: company.origin + path }],
  };
}

/** The head tags where there is no page: nothing that would let an address be indexed or shared. */
export function notFoundMetadata(messages: Catalog<MetadataMessageId> | undefined) {
  if (!messages) return errorHead;
  return { meta: [...described(messages), { name: 'robots', content: 'noindex' }] };
}

function described(messages: Catalog<MetadataMessageId>) {
  const t = translator(messages);
  return [
    { title: t('meta.title') },
    { name: 'description', content: t('meta.description') },
    { name: 'keywords', content: t('meta.keywords') },
  ];
}

/** What social networks and messengers show where the page is shared. */
function shared(messages: SharedMessages, path: Path) {
  const t = translator(messages);
  const picture = company.origin + sharePicture(path);
  // The picture is one of text, so its text is the alternative.
  const alternative = t('hero.title');
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: company.name },
    { property: 'og:title', content: t('meta.title') },
    { property: 'og:description', content: t('meta.description') },
    { property: 'og:url', content: company.origin + path },
    { property: 'og:locale', content: company.socialLocale },
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
