import './story.css';
import type { AboutCopy } from '#content/copy/pages.ts';
import { SectionHeading } from '#sections/SectionHeading.tsx';

/** How the company began, as a line of dates: dashed before the founding. In wide windows the heading stays visible beside it. */
export function Story({ label, title, items }: AboutCopy['story']) {
  return (
    <section id="story" className="ground band">
      <div className="measure columns gap-y-8">
        <div className="columns-start lg:sticky lg:top-[calc(var(--under-header)+1rem)] lg:self-start">
          <SectionHeading label={label} title={title} />
        </div>
        <ol className="columns-end">
          {items.map(({ date, text }, index) => (
            <li key={index} className="story-date">
              <h3 className="headline-3 tabular-nums">{date}</h3>
              <p className="body mt-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
