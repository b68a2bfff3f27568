import type { Catalog, MetadataMessageId } from '#catalog/message.ts';
import { translator } from '#catalog/translator.ts';
import { company } from '#content/company.ts';
import type { Path } from '#content/paths.ts';

/**
 * A page's head tags. The path is missing where there is no page, and with it what would let an
 * address be indexed or shared.
 */
export function metadata(messages: Catalog<MetadataMessageId> | undefined, path?: Path) {
  // The router asks for the head of a page that failed to load, too.
  if (!messages) return {};
  const t = translator(messages);
  const title = t('meta.title');
  const description = t('meta.description');
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { name: 'keywords', content: t('meta.keywords') },
      ...(path ? sharing(title, description, path) : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: path ? [{ rel: 'canonical', href: company.origin + path }] : [],
  };
}

/** What social networks and messengers show where the page is shared. */
function sharing(title: string, description: string, path: Path) {
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: company.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: company.origin + path },
    { property: 'og:locale', content: company.socialLocale },
    { name: 'twitter:card', content: 'summary' },
  ];
}
