import type { RegisteredRouter } from '@tanstack/react-router';
import { paths } from '#content/paths.ts';

/**
 * Where the link around an event's target leads: a page, and an element of it or an empty hash. Null for what is not in a link,
 * and for a link that does not lead to a page of the site.
 */
export function destinationOf(target: EventTarget | null) {
  const link = linkAround(target);
  if (link?.origin !== window.location.origin || link.target !== '' || link.search !== '')
    return null;
  const path = paths.find((known) => known === link.pathname);
  return path === undefined ? null : { path, hash: link.hash.slice(1) };
}

/**
 * Makes a press of a link of this site a navigation of the router. Also of a link to an element of the same page: the
 * browser's own navigation would lose the state in which the router counts the pages behind this page (`BackButton` in
 * Header.tsx). Returns a function that stops this.
 */
export function followLinks(router: RegisteredRouter): () => void {
  const onClick = (event: MouseEvent) => {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    const link = linkAround(target);
    const destination = destinationOf(target);
    if (link?.getAttribute('href')?.startsWith('#')) {
      event.preventDefault();
      const { pathname, search, hash } = window.location;
      // A browser does not add the same address to its history twice.
      const navigate = link.hash === hash ? router.history.replace : router.history.push;
      navigate(pathname + search + link.hash);
    } else if (destination) {
      event.preventDefault();
      const { path, hash } = destination;
      // A Path is an existing page; the router's own type has only route patterns, such as /services/$service.
      const to: string = path;
      // Undefined on the not-found page.
      const from = paths.find((known) => known === window.location.pathname);
      const state = link?.closest('main') ? { from } : {};
      void router.navigate({ to, state, ...(hash !== '' && { hash }) });
    }
  };
  const following = new AbortController();
  const { signal } = following;
  document.addEventListener('click', stopSecondPresses(), { capture: true, signal });
  document.addEventListener('click', onClick, { signal });
  return () => following.abort();
}

/**
 * Stops the second press of a double click or double tap if the first press has changed what lies under the pointer: another
 * page, what a menu or a notice covered, or the next question of a notice. A control that is still there takes both presses.
 */
function stopSecondPresses(): (event: MouseEvent) => void {
  let first: Element | null | undefined;
  return (event) => {
    const { target } = event;
    const control = target instanceof Element ? target.closest('a[href], button') : null;
    if (event.detail < 2) first = control;
    else if (first !== undefined && first !== control) {
      event.preventDefault();
      // Not before the target: react-aria presses its button anew if the click does not come.
      target?.addEventListener('click', (click) => click.stopPropagation(), { once: true });
    }
  };
}

function linkAround(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}
