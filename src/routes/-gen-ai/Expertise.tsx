import type { GenAiCopy } from '#content/copy/services.ts';
import { Narratives } from '#sections/Narratives.tsx';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Statistics } from '#sections/Statistics.tsx';
import { SuccessStories } from '#sections/SuccessStories.tsx';
import { Tags } from '#sections/Tags.tsx';

/** Figures, journey and approach, success stories, technologies. */
export function Expertise({
  figures,
  narratives,
  stories,
  tags,
  ...heading
}: GenAiCopy['expertise']) {
  return (
    <section className="ground-2 band">
      <div className="measure grid gap-12">
        <SectionHeading {...heading} />
        <Statistics figures={figures} />
        <Narratives narratives={narratives} />
        <SuccessStories {...stories} />
        <Tags {...tags} />
      </div>
    </section>
  );
}
