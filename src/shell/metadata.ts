import type { Catalog, MetadataMessageId } from '#catalog/message.ts';
import { translator } from '#catalog/translator.ts';
import { company } from '#content/company.ts';
import type { Path } from '#content/paths.ts';

/** A page's head tags. The canonical link, and with it the path, is missing where there is no page. */
export function metadata(messages: Catalog<MetadataMessageId> | undefined, path?: Path) {
  // The router asks for the head of a page that failed to load, too.
  if (!messages) return {};
  const t = translator(messages);
  return {
    meta: [
      { title: t('meta.title') },
      { name: 'description', content: t('meta.description') },
      { name: 'keywords', content: t('meta.keywords') },
      ...(path ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: path ? [{ rel: 'canonical', href: company.origin + path }] : [],
  };
}
