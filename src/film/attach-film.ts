import { pageAtRest } from '#browser/moments.ts';
import { filmSources } from '#content/film.ts';
import { type Film, isMuted } from './film-machine.ts';

// What connects the film's machine with the page: the hero, the video element, and the links to other pages.

const reducedMotion = '(prefers-reduced-motion: reduce)';
/** In forced colors, film.css hides the film. */
const forcedColors = '(forced-colors: active)';

/** The visible part of the hero, from 0 to 1, below which it counts as out of view: the sticky header may cover it. */
const VISIBLE_RATIO = 0.1;

/** Attaches the hero to the film while colors are not forced, and returns the cleanup. */
export function attachHero(hero: HTMLElement, film: Film): () => void {
  const forced = window.matchMedia(forcedColors);
  let detach = () => {};
  const follow = () => {
    detach();
    detach = forced.matches ? () => {} : attachSeenHero(hero, film);
  };
  follow();
  forced.addEventListener('change', follow);
  return () => {
    forced.removeEventListener('change', follow);
    detach();
  };
}

/**
 * Attaches the hero to the film, reports whether the visitor can see it, and returns the cleanup. The film
 * plays unasked only once the page is at rest, and only if it is stored or the connection is fast: it has
 * more bytes than all other files together.
 */
function attachSeenHero(hero: HTMLElement, film: Film): () => void {
  const motion = window.matchMedia(reducedMotion);
  film.attach();
  pageAtRest
    .then(async () => {
      if (motion.matches) return;
      const { mayAutoplay } = await import('./film-file.ts');
      // Asked again, because the visitor may have changed the preference in the meantime.
      if ((await mayAutoplay()) && !motion.matches) film.autoplay();
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
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', onVisibility, { signal });
  motion.addEventListener('change', onMotion, { signal });

  return () => {
    observer.disconnect();
    listening.abort();
    film.detach();
  };
}

/** Loads the film into a video element and applies each state of the store to it. Returns the cleanup. */
export function attachVideo(video: HTMLVideoElement, film: Film): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const elements = filmSources.map((source) =>
    Object.assign(document.createElement('source'), source),
  );
  video.replaceChildren(...elements);
  // The browser tries the sources in order. An error of the last source means that it can play none of them.
  elements.at(-1)?.addEventListener('error', film.fail);

  const applyState = () => {
    const state = film.store.getState();
    video.muted = isMuted(state);
    if (state.status !== 'playing') video.pause();
    else if (video.paused) start(film, video);
  };
  // The visitor can also pause or play by a media key. A pause in a hidden tab comes from the browser, not
  // from the visitor: `applyState` ends it when the tab is visible again.
  const isPlaying = () => film.store.getState().status === 'playing';
  const onPause = () => {
    if (video.paused && isPlaying() && document.visibilityState === 'visible') film.pause();
  };
  const onPlay = () => {
    if (!video.paused && !isPlaying()) film.play();
  };
  // The film fades in over the poster once it has a frame to show.
  const show = () => video.classList.add('film-shown');
  video.addEventListener('timeupdate', show, { once: true });
  keepOnceLoaded(video, signal);
  yieldToNavigation(film, video, signal);
  applyState();
  const unsubscribe = film.store.subscribe(applyState);
  video.addEventListener('error', film.fail, { signal });
  video.addEventListener('pause', onPause, { signal });
  video.addEventListener('play', onPlay, { signal });

  return () => {
    unsubscribe();
    listening.abort();
    video.pause();
    // `load` without a source makes the element release its connection and decoder. That takes 10 ms on a
    // phone, so a later task does it: the next page does not wait.
    setTimeout(() => {
      video.replaceChildren();
      video.load();
    });
  };
}

/** Only `NotAllowedError` is a refusal by the browser: other errors mean a newer `pause` or a failed source. */
function start(film: Film, video: HTMLVideoElement): void {
  video.play().catch((reason: unknown) => {
    if (reason instanceof DOMException && reason.name === 'NotAllowedError') film.refuse();
  });
}

type Loading = Pick<HTMLVideoElement, 'buffered' | 'duration'>;

/** Whether the whole film has loaded. A browser may round the end of the buffer by a frame. */
function isFullyLoaded({ buffered, duration }: Loading): boolean {
  return buffered.length === 1 && buffered.start(0) === 0 && buffered.end(0) > duration - 0.1;
}

/** A film that has loaded completely is also stored for offline visits. */
function keepOnceLoaded(video: HTMLVideoElement, signal: AbortSignal): void {
  // The last `progress` may come before the last part counts as buffered.
  const events = ['progress', 'timeupdate'] as const;
  const keep = () => {
    if (!isFullyLoaded(video)) return;
    for (const name of events) video.removeEventListener(name, keep);
    import('./film-file.ts')
      .then(({ askToKeepFilm }) => askToKeepFilm())
      .catch((error: unknown) => console.info('The film is not kept:', error));
  };
  for (const name of events) video.addEventListener(name, keep, { signal });
}

/**
 * Stops a film that is still loading when the visitor presses a link to another page, so that the page has
 * the whole bandwidth.
 */
export function yieldToNavigation(film: Film, video: Loading, signal: AbortSignal): void {
  const onPress = (event: MouseEvent) => {
    if (!opensHere(event) || !leadsToOtherPage(event.target) || isFullyLoaded(video)) return;
    film.yield();
  };
  // A mouse's press precedes its click. Touch and pen may begin to scroll, and a keyboard causes only a click.
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') onPress(event);
  };
  document.addEventListener('pointerdown', onPointerDown, { signal, capture: true });
  document.addEventListener('click', onPress, { signal, capture: true });
}

/** Whether a press of a link opens it in this tab. Other buttons and keys open a menu, a tab or a window. */
function opensHere({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}

function leadsToOtherPage(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  const { origin, pathname } = window.location;
  return link !== null && link.origin === origin && link.pathname !== pathname;
}
