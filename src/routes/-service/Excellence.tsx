import './excellence.css';
import type { ServiceCopy } from '#content/copy/services.ts';
import type { ExcellenceLayout } from '#content/services.ts';
import { Narratives } from '#sections/Narratives.tsx';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Statistics } from '#sections/Statistics.tsx';
import { SuccessStories } from '#sections/SuccessStories.tsx';
import { Tags } from '#sections/Tags.tsx';

interface ExcellenceProps {
  readonly copy: ServiceCopy['excellence'];
  readonly layout: ExcellenceLayout;
}

/** Headline figures, narratives, success stories, methods or technologies. */
export function Excellence({ copy, layout }: ExcellenceProps) {
  const { figures, narratives, stories, tags, ...heading } = copy;
  return (
    <section className="ground-2 band">
      <div className="measure grid gap-12">
        <SectionHeading {...heading} />
        {layout.figures === 'row' ? (
          <>
            <Statistics figures={figures} />
            <Narratives narratives={narratives} />
          </>
        ) : (
          <div className="beside-figures grid gap-x-8 gap-y-10">
            <div className="lg:pe-8">
              <Statistics figures={figures} layout="stack" />
            </div>
            <div>
              <Narratives narratives={narratives} layout="stack" />
            </div>
          </div>
        )}
        <SuccessStories {...stories} />
        <Tags {...tags} layout={layout.tags} />
      </div>
    </section>
  );
}
