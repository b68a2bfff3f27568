import type { Film } from './film-store.ts';

/**
 * Has a film that still loads give up the link as soon as the visitor presses a link to another page,
 * until the film is taken off.
 */
export function yieldToNavigation(film: Film, video: HTMLVideoElement): () => void {
  const onPress = ({ target }: Event) => {
    if (leadsToOtherPage(target) && !isFullyLoaded(video)) film.yield();
  };
  // A finger's press comes before its click; a key gives a click alone.
  const events = ['pointerdown', 'click'] as const;
  for (const event of events) document.addEventListener(event, onPress, { capture: true });
  return () => {
    for (const event of events) document.removeEventListener(event, onPress, { capture: true });
  };
}

function leadsToOtherPage(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  const { origin, pathname } = window.location;
  return link !== null && link.origin === origin && link.pathname !== pathname;
}

/** Whether the whole film is there. */
export function isFullyLoaded({ buffered, duration }: HTMLVideoElement): boolean {
  // A player may round the end of what it holds by a frame.
  return buffered.length === 1 && buffered.start(0) === 0 && buffered.end(0) > duration - 0.1;
}
