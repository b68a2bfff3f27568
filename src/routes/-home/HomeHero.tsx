import type { HomeCopy } from '#content/copy/pages.ts';
import { HeroFilm } from '#film/HeroFilm.tsx';
import { ActionLink } from '#ui/ActionLink.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

interface HomeHeroProps {
  readonly copy: HomeCopy['hero'];
  readonly film: HomeCopy['film'];
}

/**
 * The hero of Home: the headline in front of the film, on the night band. Below `lg`, the film's buttons stand under the
 * text and grow with the letters, and so does the room for them.
 */
export function HomeHero({ copy, film }: HomeHeroProps) {
  return (
    <section className="band-night relative isolate overflow-hidden ground">
      <div className="measure flex min-h-[min(44rem,85svh)] flex-col justify-end pt-30 pb-[max(7.5rem,7em)] lg:min-h-[max(40rem,55svh)] lg:pb-18">
        <div className="film-text max-w-180">
          <PageHeading>{copy.title}</PageHeading>
          <p className="lede mt-6">{copy.text}</p>
          <div className="mt-9 flex flex-wrap gap-4">
            <ActionLink to="/contact" look="primary">
              {copy.start}
            </ActionLink>
            <ActionLink to="/services" look="secondary">
              {copy.explore}
            </ActionLink>
          </div>
        </div>
      </div>
      <HeroFilm copy={film} />
    </section>
  );
}
