import { filmSources } from '#content/film.ts';
import { type Film, isMuted } from './film-store.ts';
import { keepFilm } from './keep-film.ts';
import { isFullyLoaded, yieldToNavigation } from './yield-to-navigation.ts';

/** Loads the film into a video element and keeps it as the film's state says, until it is taken off. */
export function bindVideo(film: Film, video: HTMLVideoElement): () => void {
  const elements = filmSources.map((source) =>
    Object.assign(document.createElement('source'), source),
  );
  video.replaceChildren(...elements);
  // A source that cannot be played says so itself, and the next is tried; after the last, none is.
  elements.at(-1)?.addEventListener('error', film.fail);

  const follow = () => {
    const state = film.store.getState();
    video.muted = isMuted(state);
    if (state.status !== 'playing') video.pause();
    else if (video.paused) start(film, video);
  };
  // Stopped or started from outside, as by a media key: the visitor's wish, too. That a browser stops
  // what is hidden is none, and `follow` undoes it when the tab is back.
  const isPlaying = () => film.store.getState().status === 'playing';
  const onPause = () => {
    if (video.paused && isPlaying() && document.visibilityState === 'visible') film.pause();
  };
  const onPlay = () => {
    if (!video.paused && !isPlaying()) film.play();
  };
  // Over the poster, which is its first frame, the film comes in when it has one of its own.
  const show = () => video.classList.add('film-shown');
  video.addEventListener('timeupdate', show, { once: true });
  // What has come by the visitor's wish is kept for offline visits, too.
  const keep = () => {
    if (!isFullyLoaded(video)) return;
    video.removeEventListener('progress', keep);
    void keepFilm();
  };
  video.addEventListener('progress', keep);
  const stopYielding = yieldToNavigation(film, video);
  follow();
  const unsubscribe = film.store.subscribe(follow);
  video.addEventListener('error', film.fail);
  video.addEventListener('pause', onPause);
  video.addEventListener('play', onPlay);

  return () => {
    unsubscribe();
    stopYielding();
    video.removeEventListener('progress', keep);
    video.removeEventListener('error', film.fail);
    video.removeEventListener('pause', onPause);
    video.removeEventListener('play', onPlay);
    video.pause();
    // Loading nothing is how a video element lets go of its connection and its decoder. That takes a phone
    // 10 ms, which the page that comes in its place does not wait for.
    setTimeout(() => {
      video.replaceChildren();
      video.load();
    });
  };
}

/** A refusal is an answer; that a newer wish or the last source's failure came first is none. */
function start(film: Film, video: HTMLVideoElement): void {
  video.play().catch((reason: unknown) => {
    if (reason instanceof DOMException && reason.name === 'NotAllowedError') film.refuse();
  });
}
