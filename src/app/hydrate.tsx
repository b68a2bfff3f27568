import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createSiteRouter, renderedPage } from '#app/router.tsx';
import { normalizeAddress } from '#shell/address.ts';
import { guardPageChanges } from '#shell/page-change.ts';
import { createPageLoader, type LoadPage, watchModules } from '#shell/page-loader.ts';
import { createRoot, hydrateRoot } from './framework.ts';

/**
 * Hydrates the prerendered page, or renders the page anew if the host sent another one. Returns what loads
 * the other pages, or null if the prerendered page stays without scripts.
 */
export async function hydrate(): Promise<LoadPage | null> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root element');
  const isAnyModuleMissing = watchModules();
  normalizeAddress();
  const router = createSiteRouter();
  // The router scrolls to the top after each rendering, hydration included, although its scroll restoration is off
  // (src/app/router.tsx). Only this function stops it. Given to `createRouter`, the function would turn the restoration on.
  router.update({ ...router.options, scrollRestoration: () => false });
  // Without `ssr`, the router would put a Suspense boundary around the page. The prerender has none, so React would
  // refuse to hydrate. The manifest is empty, because prerendered pages carry no router state.
  router.ssr = { manifest: undefined };
  await router.load();
  const isPrerendered = root.dataset['page'] === renderedPage(router);
  // The prerendered page can be read and its links work: that is better than an error page.
  if (isPrerendered && isAnyModuleMissing()) return null;
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (isPrerendered) hideClosedMenus(root);
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  const loadPage = createPageLoader(router);
  guardPageChanges(router, loadPage);
  return loadPage;
}

/**
 * Sets `aria-hidden` on closed menus, as React expects. The prerendered page leaves it out for visitors
 * without JavaScript (entry-prerender.tsx). Without it, a screen reader would find empty groups, since a
 * panel with `hidden="until-found"` still has a box.
 */
function hideClosedMenus(root: HTMLElement): void {
  for (const panel of root.querySelectorAll('[role="group"][hidden]')) {
    panel.setAttribute('aria-hidden', 'true');
  }
}
