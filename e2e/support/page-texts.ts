import { catalogText, readCatalog as readCompiledCatalog } from '#build/catalog/read-catalog.ts';
import { NOT_FOUND, type PageId, pageName } from '#content/page-names.ts';
import { siteUnderTest } from './site-under-test.ts';

interface PageTexts {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly heading: string;
}

/** The texts of a page's head and heading, from its catalog. */
export function pageTexts(page: PageId): PageTexts {
  const text = catalogText(siteUnderTest().language, pageName(page));
  return {
    title: text('meta.title'),
    description: text('meta.description'),
    keywords: text('meta.keywords'),
    heading: page === NOT_FOUND ? `${text('title')} ${text('message')}` : text('hero.title'),
  };
}

/** The messages of a catalog, such as `services/gen-ai`, as the tested site shows them. */
export function readCatalog(name: string): Readonly<Record<string, string>> {
  return readCompiledCatalog(siteUnderTest().language, name);
}
