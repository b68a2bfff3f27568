import type { Path } from '#content/paths.ts';
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

/** The ways on from a page that is itself no destination. */
export function OnwardLinks({ title, links }: OnwardLinksProps) {
  return (
    <section className="ground band">
      <div className="measure">
        <h2 className="headline-2">{title}</h2>
        <ul className="mt-9 border-t-3 border-ink">
          {links.map((link) => (
            <li key={link.to} className="onward group relative border-b border-line">
              <div className="grid items-center gap-x-8 gap-y-1 py-6 sm:grid-cols-[2fr_3fr_auto]">
                <h3 className="headline-3">
                  <Link to={link.to} className="onward-link">
                    {link.title}
                  </Link>
                </h3>
                <p className="body text-4">{link.text}</p>
                <span
                  className="i-ph-arrow-right action-arrow hidden text-6 text-water sm:block"
                  aria-hidden="true"
                />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
