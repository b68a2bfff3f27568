import './page-hero.css';
import type { ReactNode } from 'react';
import type { Figure } from '#content/copy/parts.ts';
import type { Path } from '#content/paths.ts';
import { ActionLink } from '#ui/ActionLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

interface PageHeroProps {
  readonly family: keyof typeof grounds;
  readonly breadcrumbs?: ReactNode;
  readonly title: ReactNode;
  /** The state of the page, such as Coming Soon: the note goes on with it. */
  readonly status?: string;
  readonly text: string;
  /** A remark in small type under the text and its buttons. */
  readonly note?: string;
  /** What the page says in a few figures, where it has no drawing. */
  readonly figures?: readonly Figure[];
  /** The text of a button under the text. */
  readonly action?: string;
  /** The page that the button leads to, if not to the contact page. */
  readonly to?: Path;
  /** The element of this page that the button leads to instead. */
  readonly part?: `#${string}`;
  /** Further buttons. */
  readonly children?: ReactNode;
  /** What the page is about, such as a plate or a list: beside the text in wide windows, and below it in others. */
  readonly beside?: ReactNode;
}

/** The first section of every page but Home. The first line of its heading has one place on all pages. */
export function PageHero(props: PageHeroProps) {
  const { family, breadcrumbs, title, status, text, note, figures, children, beside } = props;
  const { action, to = '/contact', part } = props;
  return (
    <section className={`page-hero ${grounds[family]}`}>
      <div className="measure hero-columns">
        <div className="hero-text">
          <div className="hero-breadcrumbs">{breadcrumbs}</div>
          <PageHeading className="mt-3 xl:mt-5">{title}</PageHeading>
          <p className="lede mt-4 xl:mt-6 max-w-130 text-balance lg:text-5.5 lg:leading-normal">
            {text}
          </p>
          {action !== undefined && (
            <div className="hero-actions">
              {part ? (
                <a href={part} className="button-primary">
                  {action}
                  {/* Without the usual classes of an icon, it has the size and the colour of the button's text. */}
                  <Icon name="arrow-down" className="" />
                </a>
              ) : (
                <ActionLink to={to} look="primary">
                  {action}
                </ActionLink>
              )}
              {children}
            </div>
          )}
          {note !== undefined && (
            <p className="mt-4 text-4 text-ink-2">
              {status !== undefined && <b className="font-500 text-ink">{`${status}:`}</b>} {note}
            </p>
          )}
          {figures && (
            <div className="hero-figures">
              {figures.map(({ value, label }) => (
                <p key={label}>
                  {label}{' '}
                  <b className="numeral block text-[min(7rem,26vw)] xl:text-[min(7rem,9.4vw)] text-water">
                    {value}
                  </b>
                </p>
              ))}
            </div>
          )}
        </div>
        {beside && <div className="hero-panel">{beside}</div>}
      </div>
    </section>
  );
}

/** The ground, by which a glance tells the families of pages apart. */
const grounds = {
  service: 'band-night ground',
  industry: 'band-forest ground',
  company: 'ground-2',
  legal: 'ground',
};
