import type { Icon as IconName } from '#content/icons.ts';
import type { Path } from '#content/paths.ts';
import { Icon } from '#ui/Icon.tsx';

interface FigureListProps {
  /** What stands above the columns. */
  readonly columns: { readonly name: string; readonly figure: string };
  readonly rows: readonly {
    readonly href: Path;
    readonly icon: IconName;
    readonly name: string;
    /** Stands after the name, such as Coming Soon. */
    readonly status?: string | undefined;
    /** The figure of the page that the row leads to. */
    readonly figure: { readonly value: string; readonly label: string };
  }[];
}

/** The hero of an index: its entries in ruled rows, each a link with its figure in a column. */
export function FigureList({ columns, rows }: FigureListProps) {
  const grid = 'sm:grid-cols-[1.875rem_14.75rem_7.25rem_minmax(0,1fr)_1rem]';
  return (
    <div className="grid xl:h-full xl:grid-rows-[auto_1fr]">
      <p className={`grid gap-x-4 pb-1 text-3.75 text-ink-2 max-sm:hidden ${grid}`}>
        <span className="col-span-2">{columns.name}</span>
        <span className="col-span-2">{columns.figure}</span>
      </p>
      <ul className="grid border-t border-line">
        {rows.map(({ icon, href, name, status, figure }) => (
          <li key={href} className="grid border-b border-line last:border-0">
            <a
              href={href}
              className={`group grid min-h-11 grid-cols-[1.875rem_minmax(0,1fr)_1rem] items-center gap-x-4 py-2 sm:py-0.5 xl:min-h-10.4 ${grid}`}
            >
              <Icon name={icon} className="text-7.5 text-water max-sm:row-span-2" />
              <span className="leading-snug">
                <span className="inline-block font-display font-600 text-5 xl:text-4.75 text-water underline decoration-transparent decoration-2 underline-offset-4 group-hover:decoration-current">
                  {name}
                </span>{' '}
                {status !== undefined && (
                  <span className="inline-block text-3.5 text-ink-2">{status}</span>
                )}
              </span>{' '}
              <span className="flex flex-wrap items-baseline gap-x-3 sm:contents max-sm:col-start-2 max-sm:row-start-2">
                <b className="numeral text-6.5">{figure.value}</b>{' '}
                <span className="max-sm:flex-[1_1_6rem] text-3.75 leading-tight text-ink-2">
                  {figure.label}
                </span>
              </span>
              <Icon
                name="arrow-right"
                className="text-water action-arrow max-sm:row-span-2 max-sm:col-start-3 max-sm:row-start-1"
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
