import './ui/fonts.css';
import './ui/base.css';
import './ui/patterns.css';
import './ui/controls.css';
import './shell/navigation.css';
import './film/film.css';
import 'virtual:uno.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { registerServiceWorker } from './pwa/register.ts';
import { createSiteRouter, renderedPage } from './router.tsx';
import { normalizeAddress } from './shell/address.ts';

/** The browser starts here: adopt the prerendered page, or render it where the host sent another. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root element');
  normalizeAddress();
  const router = createSiteRouter();
  // What the router would have restored from its own server; ours writes nothing into the page.
  router.ssr = { manifest: undefined };
  await router.load();
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  startTransition(() => {
    if (root.dataset['page'] === renderedPage(router)) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

await start();
registerServiceWorker();
