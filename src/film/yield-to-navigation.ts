import type { Film } from './film-store.ts';

/** What tells how much of a film has loaded. */
type Loading = Pick<HTMLVideoElement, 'buffered' | 'duration'>;

/**
 * Stops a film that is still loading when the visitor presses a link to another page, so that the page has
 * the whole bandwidth. Returns the cleanup.
 */
export function yieldToNavigation(film: Film, video: Loading): () => void {
  const onPress = (event: MouseEvent) => {
    if (!opensHere(event) || !leadsToOtherPage(event.target) || isFullyLoaded(video)) return;
    film.yield();
  };
  // A mouse's press precedes its click. Touch and pen may begin to scroll, and a keyboard causes only a click.
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') onPress(event);
  };
  const listeners = new AbortController();
  const options = { signal: listeners.signal, capture: true };
  document.addEventListener('pointerdown', onPointerDown, options);
  document.addEventListener('click', onPress, options);
  return () => listeners.abort();
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

/** Whether the whole film has loaded. */
export function isFullyLoaded({ buffered, duration }: Loading): boolean {
  // A browser may round the end of the buffer by a frame.
  return buffered.length === 1 && buffered.start(0) === 0 && buffered.end(0) > duration - 0.1;
}
