import './questions.css';
import type { ReactNode } from 'react';
import type { ServicesCopy } from '#content/copy/pages.ts';
import { SectionHeading } from './SectionHeading.tsx';

type QuestionsProps = ServicesCopy['questions'] & {
  readonly id: string;
  /** A link below the questions. */
  readonly children?: ReactNode;
};

/** Questions that open their answers. Closed answers are found by the browser's search and are printed. */
export function Questions({ id, label, title, items, children }: QuestionsProps) {
  return (
    <section id={id} className="ground band">
      <div className="measure columns gap-y-10">
        <div className="columns-start">
          <SectionHeading label={label} title={title} />
        </div>
        <div className="columns-end">
          <div className="mb-4 border-t-3 border-ink pt-2">
            {items.map(({ question, answer }, index) => (
              <details key={index} className="question border-b border-line">
                <summary className="flex min-h-16 items-center justify-between gap-6 py-4">
                  <h3 className="headline-3">{question}</h3>
                </summary>
                <p className="body pb-6">{answer}</p>
              </details>
            ))}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
