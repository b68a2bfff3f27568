import type { Path } from '#content/paths.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';

interface OnwardLink {
  readonly to: Path;
  readonly title: string;
  readonly text: string;
}

interface OnwardLinksProps {
  readonly title: string;
  readonly links: readonly OnwardLink[];
}

/** Links to other pages, on a page that has little content of its own. */
export function OnwardLinks({ title, links }: OnwardLinksProps) {
  return (
    <section className="ground band">
      <div className="measure">
        <h2 className="headline-2">{title}</h2>
        <ul className="mt-9 border-t-3 border-ink">
          {links.map((link) => (
            <li key={link.to} className="onward group relative border-b border-line">
              <div className="columns items-center gap-y-1 py-6 lg:py-8">
                <h3 className="columns-start headline-3 max-lg:pe-10">
                  <Link to={link.to} className="onward-link">
                    {link.title}
                  </Link>
                </h3>
                <p className="body text-4 lg:col-span-6">{link.text}</p>
                <Icon
                  name="arrow-right"
                  className="action-arrow justify-self-end text-6 text-water max-lg:absolute max-lg:inset-ie-0 max-lg:top-7"
                />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
