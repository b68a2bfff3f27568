import shell from 'virtual:copy/shell';
import { company } from '#content/company.ts';
import type { LegalCopy } from '#content/copy/pages.ts';
import type { Path } from '#content/paths.ts';
import { BelowFirstScreen } from '#ui/BelowFirstScreen.tsx';
import { TextWithEmail } from '#ui/ContactLinks.tsx';
import { ClosedContents } from './Contents.tsx';
import { HeroList } from './HeroList.tsx';
import { PageHero } from './PageHero.tsx';
import { RelatedPages } from './RelatedPages.tsx';
import { usePartInView } from './usePartInView.ts';

interface LegalTextProps {
  readonly path: Path;
  readonly copy: LegalCopy;
}

/**
 * The template of both legal pages, whose sections have their hashes as names: the hero says in a few words what matters most,
 * and below are the contents, closed on phones, and one column of text, in wide windows beside them.
 */
export function LegalText({ path, copy: { hero, sections } }: LegalTextProps) {
  return (
    <>
      <PageHero
        family="company"
        title={hero.title}
        text={hero.text}
        note={hero.note}
        beside={
          <>
            <p className="mb-3 font-display font-600">{hero.summary}</p>
            <HeroList
              rows={Object.entries(sections).flatMap(([section, { line }]) =>
                line === undefined ? [] : [{ href: `#${section}`, name: line }],
              )}
            />
          </>
        }
      />
      <BelowFirstScreen>
        <Sections sections={sections} />
      </BelowFirstScreen>
      <RelatedPages of={path} />
    </>
  );
}

/** A component of its own, because the contents follow the sections once both are on the page. */
function Sections({ sections }: Pick<LegalCopy, 'sections'>) {
  const partInView = usePartInView(sections);
  const links = Object.entries(sections).map(([section, { title }]) => (
    <li key={section} className="lg:border-b lg:border-line">
      <a
        href={`#${section}`}
        aria-current={section === partInView || undefined}
        className="contents-link"
      >
        {title}
      </a>
    </li>
  ));
  return (
    <div className="ground band">
      <div className="measure columns">
        <nav
          aria-label={shell.contents.label}
          className="max-lg:mb-10 lg:col-span-4 lg:sticky lg:top-28 lg:self-start lg:pe-8"
        >
          <ClosedContents className="border-y border-line lg:hidden">{links}</ClosedContents>
          <div className="max-lg:hidden">
            <p className="mb-3 font-display font-600">{shell.contents.label}</p>
            <ul className="border-t-3 border-ink pt-2">{links}</ul>
          </div>
        </nav>
        <div className="lg:col-span-7 lg:col-start-6">
          {Object.entries(sections).map(([section, { title, text }]) => (
            <section
              key={section}
              id={section}
              className="legal-section border-t border-line pt-7 pb-9 max-lg:first:border-t-0 max-lg:first:pt-0 lg:pb-12"
            >
              <h2 className="headline-3 text-6 tracking-tight lg:text-7">{title}</h2>
              <p className="body mt-3 text-4.25 max-w-126">
                <TextWithEmail text={text} address={company.email} />
              </p>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
