import copies from 'virtual:copy/pages';
import type { PathCopy } from '#content/copy/pages.ts';
import { CallToAction } from '#sections/CallToAction.tsx';
import { Contents } from '#sections/Contents.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { PlateDrawing } from '#sections/Plate.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
import { RuledPairs } from '#sections/RuledPairs.tsx';
import { Statistics } from '#sections/Statistics.tsx';
import { routePage } from '#shell/route-page.ts';
import { BelowFirstScreen } from '#ui/BelowFirstScreen.tsx';
import { Story } from './-about/Story.tsx';

/** The page and its copy. */
export const load = () => routePage('/about', copies['/about'], (copy) => <About copy={copy} />);

function About({ copy }: { readonly copy: PathCopy<'/about'> }) {
  const { figures, ...hero } = copy.hero;
  return (
    <>
      <PageHero
        family="company"
        {...hero}
        beside={
          <figure className="plate">
            <PlateDrawing id="about" alternative={copy.plate.alternative} />
            <figcaption>
              <dl className="plate-figures">
                {figures.map(({ value, label }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd className="numeral">{value}</dd>
                  </div>
                ))}
              </dl>
            </figcaption>
          </figure>
        }
      />
      <BelowFirstScreen>
        <Contents
          parts={{
            mission: copy.mission.title,
            vision: copy.vision.title,
            values: copy.values.label,
            statistics: copy.statistics.title,
            story: copy.story.label,
          }}
        />
        <MissionAndVision {...copy} />
        <RuledPairs id="values" {...copy.values} />
        <section id="statistics" className="ground-2 band">
          <div className="measure">
            <h2 className="headline-2 mb-9">{copy.statistics.title}</h2>
            <Statistics figures={copy.statistics.items} />
          </div>
        </section>
        <Story {...copy.story} />
        <RelatedPages of="/about" />
        <CallToAction {...copy.closing} />
      </BelowFirstScreen>
    </>
  );
}

/** Mission and vision in large type, one below the other, on the night band. */
function MissionAndVision({ mission, vision }: Pick<PathCopy<'/about'>, 'mission' | 'vision'>) {
  return (
    <section className="band-night ground band">
      <div className="measure grid gap-y-12 lg:gap-y-16">
        {Object.entries({ mission, vision }).map(([id, { title, text }]) => (
          <div key={id} id={id} className="columns gap-y-4 border-t border-line pt-7">
            <h2 className="columns-start self-start headline-3">{title}</h2>
            <p className="columns-end text-6 leading-snug lg:text-8">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
