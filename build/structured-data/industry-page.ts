import type { CatalogText } from '#build/catalog/read-catalog.ts';
import type shell from '#catalog/en/shell.json';
import type { IndustrySummaryMessageId } from '#catalog/industry-messages.ts';
import type { IndustryId } from '#content/industries.ts';
import { industryPath } from '#content/paths.ts';
import { breadcrumbList } from './breadcrumbs.ts';
import type { Thing } from './thing.ts';

/** The breadcrumbs of an industry's page. */
export function industryPage(
  id: IndustryId,
  text: CatalogText<IndustrySummaryMessageId>,
  shellText: CatalogText<keyof typeof shell>,
): readonly Thing[] {
  return [
    breadcrumbList([
      { path: '/', name: shellText('navigation.home') },
      { path: '/industry', name: shellText('navigation.industries') },
      { path: industryPath(id), name: text('name') },
    ]),
  ];
}
