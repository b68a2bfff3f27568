import { pageAtRest } from '#browser/page-at-rest.ts';
import type { Film } from './film-store.ts';

const reducedMotion = '(prefers-reduced-motion: reduce)';
/** In forced colors, film.css hides the film. */
const forcedColors = '(forced-colors: active)';

/** The visible part of the hero, from 0 to 1, below which it counts as out of view: the sticky header may cover it. */
const VISIBLE_RATIO = 0.1;

/**
 * Attaches the hero to the film, reports whether the visitor can see it, and returns the cleanup. The film
 * plays unasked only once the page is at rest, and only if it is stored or the connection is fast: it has
 * more bytes than all other files together.
 */
export function attachHero(hero: HTMLElement, film: Film): () => void {
  const motion = window.matchMedia(reducedMotion);
  const prefersPoster = () => motion.matches || window.matchMedia(forcedColors).matches;
  film.attach();
  pageAtRest
    .then(async () => {
      if (prefersPoster()) return;
      const { mayAutoplay } = await import('./film-load.ts');
      // Asked again, because the visitor may have changed the preference in the meantime.
      if ((await mayAutoplay()) && !prefersPoster()) film.autoplay();
    })
    .catch((error: unknown) => console.info('The film waits until it is asked for:', error));

  const observer = new IntersectionObserver(
    (entries) => {
      const ratio = entries.at(-1)?.intersectionRatio ?? 0;
      film.setVisibility({ isInView: ratio >= VISIBLE_RATIO });
    },
    { threshold: VISIBLE_RATIO },
  );
  observer.observe(hero);

  const onVisibility = () =>
    film.setVisibility({ isTabVisible: document.visibilityState === 'visible' });
  onVisibility();
  const onMotion = () => {
    if (motion.matches) film.preferLessMotion();
  };
  document.addEventListener('visibilitychange', onVisibility);
  motion.addEventListener('change', onMotion);

  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', onVisibility);
    motion.removeEventListener('change', onMotion);
    film.detach();
  };
}
