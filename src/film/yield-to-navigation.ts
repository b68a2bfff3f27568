import type { Film } from './film-store.ts';

/**
 * Stops a film that is still loading when the visitor presses a link to another page, so that the page has
 * the whole bandwidth. Returns the cleanup.
 */
export function yieldToNavigation(film: Film, video: HTMLVideoElement): () => void {
  const onPress = ({ target }: Event) => {
    if (leadsToOtherPage(target) && !isFullyLoaded(video)) film.yield();
  };
  // A pointer's press precedes its click; a keyboard causes only a click.
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

/** Whether the whole film has loaded. */
export function isFullyLoaded({ buffered, duration }: HTMLVideoElement): boolean {
  // A browser may round the end of the buffer by a frame.
  return buffered.length === 1 && buffered.start(0) === 0 && buffered.end(0) > duration - 0.1;
}
