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
        drawing="legal"
        accent="water"
        title={title}
        subtitle={updated}
        text={introduction}
      />
      <div className="ground band">
        <div className="measure grid gap-x-16 lg:grid-cols-[4fr_8fr]">
          <nav aria-label={title} className="hidden lg:block lg:sticky lg:top-28 lg:self-start">
            <ul className="border-t-3 border-ink">
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
          <div className="grid gap-10 lg:gap-12">
            {sections.map((section) => (
              <section key={section.id} id={section.id}>
                <h2 className="headline-3 lg:text-6">{section.title}</h2>
                <p className="body mt-3">
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
