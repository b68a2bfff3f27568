import { pageAtRest } from '#document/page-at-rest.ts';
import type { Film } from './film-store.ts';

const lessMotion = '(prefers-reduced-motion: reduce)';
/** Shows no pictures behind text. */
const noPictures = '(forced-colors: active)';

/** A hero is less than this in view when the rest of it is under the sticky header. */
const smallestView = 0.1;

/**
 * Tells the film that its hero is on the page and who can see it, until the hero goes. The poster
 * stands until the page is at rest, and longer where the link is slow: a film takes more bytes than
 * everything else together.
 */
export function followVisibility(hero: HTMLElement, film: Film): () => void {
  const motion = window.matchMedia(lessMotion);
  const prefersStill = () => motion.matches || window.matchMedia(noPictures).matches;
  film.attach();
  pageAtRest
    .then(async () => {
      if (prefersStill()) return;
      const { mayAutoplay } = await import('./film-load.ts');
      if (await mayAutoplay()) film.autoplay();
    })
    .catch((error: unknown) => console.info('The film waits until it is asked for:', error));

  const observer = new IntersectionObserver(
    (entries) => {
      const ratio = entries.at(-1)?.intersectionRatio ?? 0;
      film.setVisibility({ isInView: ratio >= smallestView });
    },
    { threshold: smallestView },
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
