import { company } from '#content/company.ts';
import { TextWithEmail } from '#ui/TextWithEmail.tsx';
import { PageHero } from './PageHero.tsx';

interface LegalSection {
  /** Its address within the page. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

interface LegalTextProps {
  readonly title: string;
  readonly updated: string;
  readonly introduction: string;
  readonly sections: readonly LegalSection[];
}

/** A whole legal page: one readable column, and on wide screens its contents beside it. */
export function LegalText({ title, updated, introduction, sections }: LegalTextProps) {
  return (
    <>
      <PageHero
        look="document"
        drawing="legal"
        accent="water"
        title={title}
        text={introduction}
        note={updated}
      />
      <div className="ground band">
        <div className="measure columns">
          <nav
            aria-label={title}
            className="hidden lg:block lg:col-span-4 lg:sticky lg:top-28 lg:self-start lg:pe-8"
          >
            <ul className="border-t-3 border-ink pt-2">
              {sections.map((section) => (
                <li key={section.id} className="border-b border-line">
                  <a
                    href={`#${section.id}`}
                    className="block py-2.5 text-4 underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-current transition-colors duration-150"
                  >
                    {section.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="lg:col-span-7 lg:col-start-6">
            {sections.map((section) => (
              <section
                key={section.id}
                id={section.id}
                className="legal-section border-t border-line pt-7 pb-9 max-lg:first:border-t-0 max-lg:first:pt-0 lg:pb-12"
              >
                <h2 className="headline-3 text-6 tracking-tight lg:text-7">{section.title}</h2>
                <p className="body mt-3 text-4.25 max-w-126">
                  <TextWithEmail text={section.text} address={company.email} />
                </p>
              </section>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
