import type { RouterHistory } from '@tanstack/react-router';

/**
 * Makes links to an element of the same page navigations of the router. The browser's own navigation would lose the
 * state in which the router counts the pages behind this page (BackButton.tsx). Returns a function that stops this.
 */
export function followHashLinks(history: RouterHistory): () => void {
  const onClick = (event: MouseEvent) => {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (!link) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    // A browser does not add the same address to its history twice.
    const navigate = link.hash === hash ? history.replace : history.push;
    navigate(pathname + search + link.hash);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
