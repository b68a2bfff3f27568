import names from 'virtual:copy/names';
import shell from 'virtual:copy/shell';
import { industryIds, placeholderIndustryIds } from '#content/industries.ts';
import { industryPath, type Path, relatedPages, servicePath, uniquePaths } from '#content/paths.ts';
import { industriesOf, serviceIds, servicesFor, servicesWith } from '#content/services.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { ArrowLink } from './ArrowLink.tsx';

/** A page as a link shows it. */
interface NamedPage {
  readonly to: Path;
  readonly name: string;
}

/** The pages that go with a page, in a row for each kind that there is, and the pages before and after it. Each is linked once. */
export function RelatedPages({ of }: { readonly of: Path }) {
  const { services, industries, pages } = relatedTo(of);
  const { previous, next } = neighboursOf(of);
  const rows: readonly { title: string; links: readonly NamedPage[] }[] = [
    {
      title: shell.related.industries,
      links: industries.map((id) => ({ to: industryPath(id), name: names.industries[id] })),
    },
    {
      title: shell.related.services,
      links: services
        .map((id) => ({ to: servicePath(id), name: names.services[id] }))
        .filter(({ to }) => to !== previous?.to && to !== next?.to),
    },
    { title: shell.related.pages, links: pages.map((to) => ({ to, name: names.pages[to] })) },
  ];
  return (
    <section className="ground-2 py-10 lg:py-14">
      <div className="measure grid gap-y-6">
        {rows.map(
          ({ title, links }) =>
            links.length > 0 && (
              <div key={title} className="columns items-baseline gap-y-2 border-t border-line pt-4">
                <h2 className="columns-start headline-3">{title}</h2>
                <ul className="columns-end grid gap-x-8 sm:cols-3-from-10">
                  {links.map(({ to, name }) => (
                    <li key={to}>
                      <ArrowLink to={to}>{name}</ArrowLink>
                    </li>
                  ))}
                </ul>
              </div>
            ),
        )}
        {(previous ?? next) && (
          <ul className="flex flex-wrap justify-between gap-x-8 border-t border-line pt-4">
            <li>{previous && <Neighbour {...previous} label={shell.related.previous} />}</li>
            <li className="ms-auto text-end">
              {next && <Neighbour {...next} label={shell.related.next} isNext />}
            </li>
          </ul>
        )}
      </div>
    </section>
  );
}

function relatedTo(path: Path) {
  const service = serviceIds.find((id) => servicePath(id) === path);
  if (service) {
    return { services: servicesWith(service), industries: industriesOf(service), pages: [] };
  }
  const industry = industryIds.find((id) => industryPath(id) === path);
  // The page of an industry that is coming lists its services itself.
  const isComing = placeholderIndustryIds.some((id) => id === industry);
  if (industry)
    return { services: isComing ? [] : servicesFor(industry), industries: [], pages: [] };
  const unique = uniquePaths.find((known) => known === path);
  return { services: [], industries: [], pages: unique ? relatedPages[unique] : [] };
}

/** The pages that a visitor may read one after the other. */
const lists: readonly (readonly NamedPage[])[] = [
  serviceIds.map((id) => ({ to: servicePath(id), name: names.services[id] })),
  industryIds.map((id) => ({ to: industryPath(id), name: names.industries[id] })),
];

/** The pages before and after a service or an industry, in the order of menus. */
function neighboursOf(path: Path) {
  const list = lists.find((pages) => pages.some(({ to }) => to === path)) ?? [];
  const place = list.findIndex(({ to }) => to === path);
  return { previous: list[place - 1], next: list[place + 1] };
}

interface NeighbourProps extends NamedPage {
  readonly label: string;
  readonly isNext?: boolean;
}

function Neighbour({ to, name, label, isNext = false }: NeighbourProps) {
  return (
    <Link to={to} className="group inline-grid gap-y-1 py-2">
      <span className="text-3.75 text-ink-2">{label}</span>{' '}
      <span
        className={`arrow-link font-display text-5 font-600 ${isNext ? '' : 'flex-row-reverse justify-end'}`}
      >
        {name}
        <Icon
          name={isNext ? 'arrow-right' : 'arrow-left'}
          className={isNext ? 'action-arrow' : 'action-arrow-back'}
        />
      </span>
    </Link>
  );
}
