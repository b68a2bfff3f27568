import names from 'virtual:copy/names';
import shell from 'virtual:copy/shell';
import { type IndustryId, industryIds } from '#content/industries.ts';
import { industryPath, type Path, servicePath, type UniquePath } from '#content/paths.ts';
import { type ServiceId, serviceIds } from '#content/services.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { ArrowLink } from './ArrowLink.tsx';

/** A page as a link shows it. */
interface NamedPage {
  readonly to: Path;
  readonly name: string;
}

interface RelatedPagesProps {
  /** The path of a service or an industry, whose neighbours in the menu are linked, too. */
  readonly of?: Path;
  readonly services?: readonly ServiceId[];
  readonly industries?: readonly IndustryId[];
  /** Pages that are neither a service nor an industry. */
  readonly pages?: readonly UniquePath[];
}

/** The pages that go with this page, in a row for each kind that there is, and the pages before and after it. Each is linked once. */
export function RelatedPages({
  of,
  services = [],
  industries = [],
  pages = [],
}: RelatedPagesProps) {
  const { previous, next } = of === undefined ? {} : neighboursOf(of);
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

/** The pages that a visitor may read one after the other. */
const lists: readonly (readonly NamedPage[])[] = [
  serviceIds.map((id) => ({ to: servicePath(id), name: names.services[id] })),
  industryIds.map((id) => ({ to: industryPath(id), name: names.industries[id] })),
];

interface Neighbours {
  readonly previous?: NamedPage | undefined;
  readonly next?: NamedPage | undefined;
}

/** The pages before and after a service or an industry, in the order of menus. */
function neighboursOf(path: Path): Neighbours {
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
