import { catalogText } from '#build/catalog/read-catalog.ts';
import { industryIds } from '#content/industries.ts';
import { pageName } from '#content/page-names.ts';
import { industryPath, type Path, servicePath } from '#content/paths.ts';
import { serviceIds } from '#content/services.ts';
import { industryPage } from './industry-page.ts';
import { openPositions } from './open-positions.ts';
import { organization } from './organization.ts';
import { questions } from './questions.ts';
import { servicePage } from './service-page.ts';
import type { Thing } from './thing.ts';
import { webSite } from './web-site.ts';

/** The things that a page describes for search engines: the company, then the subject of the page. */
export function structuredData(path: Path, language: string): readonly Thing[] {
  return [organization(path, language), ...ownThings(path, language)];
}

function ownThings(path: Path, language: string): readonly Thing[] {
  if (path === '/') return [webSite(catalogText(language, 'app'), language)];
  if (path === '/careers') return [openPositions(catalogText(language, pageName(path)))];
  if (path === '/services') return [questions(catalogText(language, pageName(path)))];

  const service = serviceIds.find((id) => servicePath(id) === path);
  if (service) {
    const text = catalogText(language, pageName(path));
    return servicePage(service, text, catalogText(language, 'shell'));
  }
  const industry = industryIds.find((id) => industryPath(id) === path);
  if (industry) {
    const text = catalogText(language, pageName(path));
    return industryPage(industry, text, catalogText(language, 'shell'));
  }
  return [];
}
