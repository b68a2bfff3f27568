import type { ServiceCopy } from '#content/copy/services.ts';
import type { FiguresPlace } from '#content/services.ts';
import { SectionHeading } from './SectionHeading.tsx';
import { Statistics } from './Statistics.tsx';

type ExcellenceCopy = ServiceCopy['excellence'];

interface ExcellenceProps {
  readonly id: string;
  readonly copy: ExcellenceCopy;
  readonly place: FiguresPlace;
}

/** Headline figures, narratives, success stories, methods or technologies. */
export function Excellence({ id, copy, place }: ExcellenceProps) {
  const { figures, narratives, stories, tags, ...heading } = copy;
  return (
    <section id={id} className="ground-2 band">
      <div className="measure grid gap-12">
        <SectionHeading {...heading} />
        {place === 'row' ? (
          <>
            <Statistics figures={figures} />
            <Narratives narratives={narratives} columns="lg:grid-cols-2" />
          </>
        ) : (
          <div className="beside-figures grid gap-x-8 gap-y-10">
            <div className="lg:pe-8">
              <Statistics figures={figures} layout="stack" />
            </div>
            <div>
              <Narratives narratives={narratives} columns="" />
            </div>
          </div>
        )}
        <SuccessStories {...stories} />
        <Tags {...tags} />
      </div>
    </section>
  );
}

interface NarrativesProps {
  readonly narratives: ExcellenceCopy['narratives'];
  readonly columns: string;
}

/** Short titled texts. */
function Narratives({ narratives, columns }: NarrativesProps) {
  return (
    <div className={`grid content-start gap-x-8 gap-y-8 ${columns}`}>
      {narratives.map(({ title, text }, index) => (
        <div key={index}>
          <h3 className="headline-3">{title}</h3>
          <p className="body mt-2">{text}</p>
        </div>
      ))}
    </div>
  );
}

/** The type of client, and the work for that client, with hairlines between the stories. */
function SuccessStories({ title, items }: ExcellenceCopy['stories']) {
  return (
    <div>
      <h3 className="headline-3">{title}</h3>
      <dl className="mt-4 border-t border-line">
        {items.map(({ client, text }, index) => (
          <div key={index} className="columns gap-y-1 border-b border-line py-4">
            <dt className="columns-start font-500">{client}</dt>
            <dd className="columns-end body">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Names of methods and technologies. */
function Tags({ title, items }: ExcellenceCopy['tags']) {
  return (
    <div>
      <h3 className="headline-3">{title}</h3>
      <ul className="mt-4 grid cols-2-from-7 gap-x-5 border-t border-line md:gap-x-8 lg:cols-4-from-11">
        {items.map((tag, index) => (
          <li key={index} className="border-b border-line py-2.5 text-4">
            {tag}
          </li>
        ))}
      </ul>
    </div>
  );
}
