import { oneToSixteen, oneToThree } from '#catalog/ordinals.ts';
import { Narratives } from '#sections/Narratives.tsx';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Statistics } from '#sections/Statistics.tsx';
import { SuccessStories } from '#sections/SuccessStories.tsx';
import { Tags } from '#sections/Tags.tsx';
import type { GenAiBandProps } from './gen-ai-messages.ts';

/** Three figures, journey and approach, three success stories, sixteen technologies. */
export function Expertise({ t }: GenAiBandProps) {
  return (
    <section className="ground-2 band">
      <div className="measure grid gap-12">
        <SectionHeading
          label={t('expertise.label')}
          title={t('expertise.title')}
          introduction={t('expertise.introduction')}
        />
        <Statistics
          figures={oneToThree.map((n) => ({
            value: t(`figures.${n}.value`),
            label: t(`figures.${n}.label`),
          }))}
        />
        <Narratives
          narratives={[
            { title: t('narratives.1.title'), text: t('narratives.1.text') },
            { title: t('narratives.2.title'), text: t('narratives.2.text') },
          ]}
        />
        <SuccessStories
          title={t('stories.title')}
          stories={oneToThree.map((n) => ({
            client: t(`stories.${n}.client`),
            text: t(`stories.${n}.text`),
          }))}
        />
        <Tags title={t('tags.title')} tags={oneToSixteen.map((n) => t(`tags.${n}`))} />
      </div>
    </section>
  );
}
