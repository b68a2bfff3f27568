import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { normalizeAddress } from '#shell/address.ts';
import { guardPageChanges, type LoadPage } from '#shell/page-change.ts';
import { createRoot, hydrateRoot } from './framework.ts';
import { createSiteRouter, renderedPage } from './router.tsx';

/**
 * Hydrates the prerendered page, or renders the page anew if the host sent another one. Returns what loads
 * the other pages, or null if the prerendered page stays without scripts.
 */
export async function hydrate(): Promise<LoadPage | null> {
  const root = document.querySelector<HTMLElement>('#root[data-page]');
  if (!root) throw new Error('the document has no #root element');
  // The network failed, or a deploy has removed a module.
  let isAnyModuleMissing = false;
  addEventListener('vite:preloadError', () => {
    isAnyModuleMissing = true;
  });
  normalizeAddress();
  const router = createSiteRouter();
  await router.load();
  const { page } = root.dataset;
  const isPrerendered = page === renderedPage(router);
  // The prerendered page can be read and its links work: that is better than an error page, or than the not-found page if a
  // newer release has added this page and the worker still serves the scripts of an older one.
  if (isPrerendered ? isAnyModuleMissing : page === router.state.location.pathname) return null;
  // The router scrolls to the top after each rendering, hydration included, although its scroll restoration is off. Only this
  // function stops it. Given to `createRouter`, the function would turn on the restoration, which prerenders an inline script
  // that the content security policy blocks.
  const app = (
    <StrictMode>
      <RouterProvider router={router} scrollRestoration={() => false} />
    </StrictMode>
  );
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  return guardPageChanges(router);
}
