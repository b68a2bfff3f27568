import type { Path } from '#content/paths.ts';
import { Icon } from '#ui/Icon.tsx';

interface HeroListProps {
  readonly rows: readonly {
    /** A page, or an element of this page. */
    readonly href: Path | `#${string}`;
    readonly name: string;
    readonly line?: string | undefined;
  }[];
}

/** The hero of a page with many parts: all of them in ruled rows, each a link, with a few words where a name needs them. */
export function HeroList({ rows }: HeroListProps) {
  return (
    <ul className="grid">
      {rows.map(({ href, name, line }) => (
        <li key={href} className="grid border-b border-line">
          <a
            href={href}
            className="group flex min-h-10.4 items-center gap-x-4 py-1.5 leading-snug xl:py-0.5"
          >
            <span className="grid flex-1 items-baseline gap-x-4 sm:grid-cols-[17rem_1fr]">
              <span className={line === undefined ? 'col-span-full' : ''}>
                <span className="font-display font-600 text-5 text-water underline decoration-transparent decoration-2 underline-offset-4 group-hover:decoration-current">
                  {name}
                </span>{' '}
              </span>{' '}
              {line !== undefined && <span className="text-3.75 text-ink-2">{line}</span>}
            </span>
            <Icon
              name={href.startsWith('#') ? 'arrow-down' : 'arrow-right'}
              className={`text-water ${href.startsWith('#') ? 'print:hidden' : 'action-arrow'}`}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
