import type { BreadcrumbList, FAQPage, ItemList, Service, Thing, WebSite } from 'schema-dts';
import { company } from '#content/company.ts';
import { pathCopy } from '#content/copy/files.ts';
import { careersCopy, servicesCopy } from '#content/copy/pages.ts';
import { genAiCopy, serviceCopy } from '#content/copy/services.ts';
import { appCopy } from '#content/copy/shell.ts';
import { industryIds } from '#content/industries.ts';
import { jobIds } from '#content/jobs.ts';
import { industryPath, type Path, servicePath } from '#content/paths.ts';
import { type ServiceId, serviceIds } from '#content/services.ts';
import { readCopy } from '#plugins/copy/read-copy.ts';
import { type DescribedSite, organization, organizationReference } from './organization.ts';

/**
 * The things that a page describes for search engines: the company, then the subject of the page. The types of
 * schema-dts are made from the definitions that schema.org publishes: an unknown type or property does not compile.
 */
export function structuredData(path: Path, site: DescribedSite): readonly Exclude<Thing, string>[] {
  return [organization(path, site), ...ownThings(path, site)];
}

/** A page's things as a JSON-LD script element; an empty string for a page without things. */
export function dataBlock(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // HTML ends a script at the first `</script`, also inside a JSON string.
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

function ownThings(path: Path, site: DescribedSite): readonly Exclude<Thing, string>[] {
  if (path === '/') return [webSite(site)];
  if (path === '/careers') return [openPositions(site)];
  if (path === '/services') return [questions(site)];
  const id = serviceIds.find((each) => servicePath(each) === path);
  if (id) return [service(id, site), breadcrumbs(path, site)];
  return industryIds.some((each) => industryPath(each) === path) ? [breadcrumbs(path, site)] : [];
}

/** The whole site, which only Home describes. */
function webSite(site: DescribedSite): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${site.origin}/#website`,
    name: company.name,
    url: `${site.origin}/`,
    description: readCopy(appCopy, site.language).description,
    inLanguage: site.language,
    publisher: organizationReference(site),
  };
}

/**
 * The open positions, in the order of the page, each with the address of its place on the page. They are not of
 * the type JobPosting: search engines want one page for each posting, with its date, and the site states no date.
 */
function openPositions({ language, origin }: DescribedSite): ItemList {
  const { label, jobs } = readCopy(careersCopy, language).positions;
  return {
    '@type': 'ItemList',
    name: label,
    numberOfItems: jobIds.length,
    itemListElement: jobIds.map((id, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: jobs[id].title,
      url: `${origin}/careers#${id}`,
    })),
  };
}

/** The questions of the services page with their answers. */
function questions({ language }: DescribedSite): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: readCopy(servicesCopy, language).questions.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** A service with what it includes; without price and rating, because the site states neither. */
function service(id: ServiceId, site: DescribedSite): Service {
  const { language } = site;
  const copy =
    id === 'gen-ai' ? readCopy(genAiCopy, language) : readCopy(serviceCopy(id), language);
  const { name, meta } = copy;
  const cards = 'capabilities' in copy ? copy.capabilities : copy.cards;
  return {
    '@type': 'Service',
    name,
    description: meta.description,
    serviceType: cards.items.map(({ title }) => title),
    url: site.origin + servicePath(id),
    provider: organizationReference(site),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: cards.title,
      itemListElement: cards.items.map(({ title, text }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, description: text },
      })),
    },
  };
}

/** The breadcrumbs of a nested page; the last one is the page itself. */
function breadcrumbs(path: Path, { language, origin }: DescribedSite): BreadcrumbList {
  const parent = path.startsWith('/services/') ? '/services' : '/industry';
  const trail: readonly Path[] = ['/', parent, path];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((each, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: readCopy(pathCopy(each), language).name,
      item: origin + each,
    })),
  };
}
