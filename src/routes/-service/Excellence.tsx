import './excellence.css';
import { oneToFour, oneToSixteen } from '#catalog/ordinals.ts';
import type { ServiceMessageId, ThirdFigureMessageId } from '#catalog/service-messages.ts';
import { translator } from '#catalog/translator.ts';
import type { ExcellenceLayout, ServiceMessages } from '#content/service-entry.ts';
import { Narratives } from '#sections/Narratives.tsx';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { type Statistic, Statistics } from '#sections/Statistics.tsx';
import { SuccessStories } from '#sections/SuccessStories.tsx';
import { Tags } from '#sections/Tags.tsx';

interface ExcellenceProps {
  readonly messages: ServiceMessages;
  readonly layout: ExcellenceLayout;
}

/** Headline figures, two narratives, four success stories, sixteen methods or technologies. */
export function Excellence({ messages, layout }: ExcellenceProps) {
  const t = translator<ServiceMessageId>(messages);
  const figures = headlineFigures(messages);
  const narratives = ([1, 2] as const).map((n) => ({
    title: t(`narratives.${n}.title`),
    text: t(`narratives.${n}.text`),
  }));
  return (
    <section className="ground-2 band">
      <div className="measure grid gap-12">
        <SectionHeading
          label={t('excellence.label')}
          title={t('excellence.title')}
          introduction={t('excellence.introduction')}
        />
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
        <SuccessStories
          title={t('stories.title')}
          stories={oneToFour.map((n) => ({
            client: t(`stories.${n}.client`),
            text: t(`stories.${n}.text`),
          }))}
        />
        <Tags
          title={t('tags.title')}
          tags={oneToSixteen.map((n) => t(`tags.${n}`))}
          layout={layout.tags}
        />
      </div>
    </section>
  );
}

function headlineFigures(messages: ServiceMessages): Statistic[] {
  const t = translator<ServiceMessageId>(messages);
  const figures = [
    { value: t('figures.1.value'), label: t('figures.1.label') },
    { value: t('figures.2.value'), label: t('figures.2.label') },
  ];
  if (messages['figures.3.value'] === undefined) return figures;
  const third = translator<ThirdFigureMessageId>(messages);
  return [...figures, { value: third('figures.3.value'), label: third('figures.3.label') }];
}
