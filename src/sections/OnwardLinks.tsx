import type { Path, ProjectAddress } from '#content/paths.ts';
import { Icon } from '#ui/Icon.tsx';

interface OnwardLinksProps {
  readonly title: string;
  readonly introduction?: string;
  readonly links: readonly {
    readonly to: Path | ProjectAddress;
    readonly title: string;
    readonly text: string;
    readonly result?: { readonly value: string; readonly label: string } | undefined;
  }[];
}

/** Links to other pages, on a page that has little content of its own. */
export function OnwardLinks({ title, introduction, links }: OnwardLinksProps) {
  return (
    <section className="ground band lg:pt-12">
      <div className="measure">
        <h2 className="headline-2">{title}</h2>
        {introduction !== undefined && <p className="body mt-3">{introduction}</p>}
        <ul className="mt-9 border-t-3 border-ink">
          {links.map((link) => (
            <li key={link.to} className="onward group relative border-b border-line">
              <div className="columns items-center gap-y-1 py-6 lg:py-8">
                <h3 className="columns-start headline-3 max-lg:pe-10">
                  <a href={link.to} className="onward-link">
                    {link.title}
                  </a>
                </h3>
                <p className="body text-4 lg:col-span-3 xl:col-span-4">{link.text}</p>
                {link.result && (
                  <p className="leading-snug max-lg:mt-3 lg:col-span-3 xl:col-span-2">
                    <b className="block font-display font-600 text-6.5">{link.result.value}</b>{' '}
                    <span className="text-3.75 text-ink-2">{link.result.label}</span>
                  </p>
                )}
                <Icon
                  name="arrow-right"
                  className="action-arrow justify-self-end lg:col-start-12 text-6 text-water max-lg:absolute max-lg:inset-ie-0 max-lg:top-7"
                />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
