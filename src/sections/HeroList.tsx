import { Icon } from '#ui/Icon.tsx';

interface HeroListProps {
  readonly rows: readonly {
    /** An element of this page. */
    readonly href: `#${string}`;
    readonly name: string;
    readonly line: string;
  }[];
}

/** The hero of a page with many parts: all of them in ruled rows, each a link with a few words. */
export function HeroList({ rows }: HeroListProps) {
  return (
    <ul className="grid">
      {rows.map(({ href, name, line }) => (
        <li key={href} className="grid border-b border-line last:border-0">
          <a
            href={href}
            className="group flex min-h-10.4 items-center gap-x-4 py-1.5 leading-snug xl:py-0.5"
          >
            <span className="grid flex-1 items-baseline gap-x-4 grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))]">
              <span className="font-display font-600 text-5 text-water underline decoration-transparent decoration-2 underline-offset-4 group-hover:decoration-current">
                {name}
              </span>{' '}
              <span className="text-3.75 text-ink-2">{line}</span>
            </span>
            <Icon name="arrow-down" className="text-water print:hidden" />
          </a>
        </li>
      ))}
    </ul>
  );
}
