import shell from 'virtual:copy/shell';
import { company } from '#content/company.ts';
import type { LegalCopy } from '#content/copy/pages.ts';
import type { Path } from '#content/paths.ts';
import { BelowFirstScreen } from '#ui/BelowFirstScreen.tsx';
import { TextWithEmail } from '#ui/ContactLinks.tsx';
import { HeroList } from './HeroList.tsx';
import { PageHero } from './PageHero.tsx';
import { RelatedPages } from './RelatedPages.tsx';

interface LegalTextProps {
  readonly path: Path;
  readonly copy: LegalCopy;
}

/**
 * The template of both legal pages, whose sections have their hashes as names: the hero is their contents and says in a few words
 * what each section means.
 */
export function LegalText({ path, copy: { hero, sections } }: LegalTextProps) {
  const list = Object.entries(sections);
  return (
    <>
      <PageHero
        family="legal"
        {...hero}
        beside={
          <nav aria-label={shell.contents.label}>
            <HeroList
              rows={list.map(([id, { title, line }]) => ({ href: `#${id}`, name: title, line }))}
            />
          </nav>
        }
      />
      <BelowFirstScreen>
        <div className="ground band">
          <div className="measure">
            {list.map(([id, { title, text }]) => (
              <section
                key={id}
                id={id}
                className="legal-section columns lg:items-baseline border-t border-line py-7 first:border-t-0 first:pt-0"
              >
                <h2 className="headline-3 text-6 tracking-tight lg:col-span-5">{title}</h2>
                <p className="body text-4.25 max-w-150 max-lg:mt-3 lg:col-span-7">
                  <TextWithEmail text={text} address={company.email} />
                </p>
              </section>
            ))}
          </div>
        </div>
      </BelowFirstScreen>
      <RelatedPages of={path} />
    </>
  );
}
