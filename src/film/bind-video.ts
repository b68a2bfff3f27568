import { filmSources } from '#content/film.ts';
import { type Film, isMuted } from './film-store.ts';
import { askToKeepFilm } from './keep-film.ts';
import { isFullyLoaded, yieldToNavigation } from './yield-to-navigation.ts';

/** Loads the film into a video element and applies each state of the store to it. Returns the cleanup. */
export function bindVideo(film: Film, video: HTMLVideoElement): () => void {
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
  // A film that has loaded completely is also stored for offline visits.
  const keepOnceLoaded = () => {
    if (!isFullyLoaded(video)) return;
    video.removeEventListener('progress', keepOnceLoaded);
    void askToKeepFilm();
  };
  video.addEventListener('progress', keepOnceLoaded);
  const stopYielding = yieldToNavigation(film, video);
  applyState();
  const unsubscribe = film.store.subscribe(applyState);
  video.addEventListener('error', film.fail);
  video.addEventListener('pause', onPause);
  video.addEventListener('play', onPlay);

  return () => {
    unsubscribe();
    stopYielding();
    video.removeEventListener('progress', keepOnceLoaded);
    video.removeEventListener('error', film.fail);
    video.removeEventListener('pause', onPause);
    video.removeEventListener('play', onPlay);
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
