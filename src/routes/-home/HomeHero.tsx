import { HeroFilm } from '#film/HeroFilm.tsx';
import { ActionLink } from '#ui/ActionLink.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import type { HomeBandProps } from './home-messages.ts';

/**
 * The hero of Home: the headline in front of the film, on the night band. Below `lg`, the film's buttons stand under the
 * text and grow with the letters, and so does the room for them.
 */
export function HomeHero({ t }: HomeBandProps) {
  return (
    <section className="band-night relative isolate overflow-hidden ground">
      <div className="measure flex min-h-[min(44rem,85svh)] flex-col justify-end pt-30 pb-[max(7.5rem,7em)] lg:min-h-[max(40rem,55svh)] lg:pb-18">
        <div className="film-text max-w-180">
          <PageHeading>{t('hero.title')}</PageHeading>
          <p className="lede mt-6">{t('hero.subtitle')}</p>
          <div className="mt-9 flex flex-wrap gap-4">
            <ActionLink to="/contact" look="primary">
              {t('hero.start')}
            </ActionLink>
            <ActionLink to="/services" look="secondary">
              {t('hero.explore')}
            </ActionLink>
          </div>
        </div>
      </div>
      <HeroFilm t={t} />
    </section>
  );
}
