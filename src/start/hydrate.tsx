import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createSiteRouter, renderedPage } from '#router.tsx';
import { normalizeAddress } from '#shell/address.ts';
import { guardPageChanges } from '#shell/guard-page-changes.ts';
import { watchModules } from '#shell/missing-modules.ts';
import { pageChange } from '#shell/page-change.ts';
import { createPageLoader, type PageLoader } from '#shell/page-loader.ts';
import { createRoot, hydrateRoot } from './framework.ts';

/**
 * Adopts the prerendered page, or renders it where the host sent another. Answers with what loads the
 * other pages, null where the page stays as it came.
 */
export async function hydrate(): Promise<PageLoader | null> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root element');
  const isAnyModuleMissing = watchModules();
  normalizeAddress();
  const router = createSiteRouter();
  // What the router would have restored from its own server; ours writes nothing into the page.
  router.ssr = { manifest: undefined };
  // The page loads in a task of its own, as the loader gives each part one (entry-loader.ts).
  await new Promise((resolve) => setTimeout(resolve));
  await router.load();
  const isPrerendered = root.dataset['page'] === renderedPage(router);
  // The page as it came reads, and its links lead on: better than an error in its place.
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
  const pages = createPageLoader(router);
  guardPageChanges(router, pages, pageChange);
  return pages;
}

/**
 * Says of closed menus that they are hidden, as React is about to expect. The prerendered page leaves
 * that out, for who opens them without JavaScript (entry-prerender.tsx); from here on they are empty
 * groups to a screen reader, since a panel that `hidden="until-found"` closes is still a box.
 */
function hideClosedMenus(root: HTMLElement): void {
  for (const panel of root.querySelectorAll('[role="group"][hidden]')) panel.ariaHidden = 'true';
}
