import names from 'virtual:copy/names';
import shell from 'virtual:copy/shell';
import type { IndustryId } from '#content/industries.ts';
import { industryPath, type Path, servicePath, type UniquePath } from '#content/paths.ts';
import type { ServiceId } from '#content/services.ts';
import { ArrowLink } from './ArrowLink.tsx';

interface RelatedPage {
  readonly to: Path;
  readonly name: string;
}

interface RelatedPagesProps {
  readonly services?: readonly ServiceId[];
  readonly industries?: readonly IndustryId[];
  /** Pages that are neither a service nor an industry. */
  readonly pages?: readonly UniquePath[];
}

/** The pages that go with this page, in a row for each kind that there is. */
export function RelatedPages({ services = [], industries = [], pages = [] }: RelatedPagesProps) {
  const rows: readonly { title: string; links: readonly RelatedPage[] }[] = [
    {
      title: shell.related.industries,
      links: industries.map((id) => ({ to: industryPath(id), name: names.industries[id] })),
    },
    {
      title: shell.related.services,
      links: services.map((id) => ({ to: servicePath(id), name: names.services[id] })),
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
      </div>
    </section>
  );
}
