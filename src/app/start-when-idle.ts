import { reportPageAtRest } from '#browser/moments.ts';
import { savesData } from '#browser/network.ts';
import { REST_MILLISECONDS } from '#content/film.ts';
import { paths } from '#content/paths.ts';
import { offerInstallation, offerOfflineUse } from '#shell/Footer.tsx';
import type { LoadPage } from '#shell/page-change.ts';

/** The longest wait for a page that is never idle. */
const IDLE_MILLISECONDS = 5000;

/** How many pages are loaded at the same time. One by one, each page would wait for its own round trip. */
const PARALLEL_PAGES = 6;

/** How long the page may delay the other code, and that code the worker, in ms. A request that gets no answer never ends by itself. */
const PRELOAD_MILLISECONDS = 30_000;

/**
 * Once the page has loaded and is idle, preloads the other pages' code and messages, then registers the
 * service worker. Neither competes with the first view, and the worker reuses the files from the HTTP cache. For a visitor
 * who saves data it does neither: offline use is offered instead, unless a worker is there already.
 */
export async function startWhenIdle(loadPage: LoadPage | null): Promise<void> {
  if (import.meta.env.DEV) {
    reportPageAtRest();
    return offerInstallation();
  }
  await Promise.race([loaded(), wait(PRELOAD_MILLISECONDS)]);
  setTimeout(reportPageAtRest, REST_MILLISECONDS);
  await whenIdle();
  await start(() => Promise.all([loadPage && preloadPages(loadPage), askForFilm()]));
}

/** Resolved when the page has loaded, with its pictures and fonts. */
function loaded(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(null);
    else addEventListener('load', resolve);
  });
}

async function start(preload: () => Promise<unknown>): Promise<void> {
  // Offline without a worker, the preload would fail. With a worker, every file is in its cache.
  if (!navigator.onLine && !navigator.serviceWorker?.controller) {
    addEventListener('online', () => start(preload), { once: true });
    return;
  }
  const installation = offerInstallation().catch((error: unknown) =>
    console.info('The site cannot be installed from its footer:', error),
  );
  try {
    if (await asksFirst()) await Promise.all([installation, offerOfflineUse()]);
    else {
      const preloads = Promise.all([installation, savesData() || preload()]);
      const [{ registerServiceWorker }] = await Promise.all([
        import('#offline/register.ts'),
        Promise.race([preloads, wait(PRELOAD_MILLISECONDS)]),
      ]);
      await registerServiceWorker();
    }
  } catch (error) {
    console.warn('The site is not available offline:', error);
  }
  // `<html data-idle>` tells checks of the site that it fetches nothing more by itself, except by the worker and for
  // the film.
  document.documentElement.dataset['idle'] = '';
}

/**
 * Loads the code and messages of every page while this page is idle, so that no link waits for the
 * network. Resolves when every page was tried; a page that failed is requested again at a press.
 */
async function preloadPages(loadPage: LoadPage): Promise<void> {
  const remaining = [...paths];
  const loadNext = async (): Promise<void> => {
    const path = remaining.shift();
    if (path === undefined) return;
    await whenIdle();
    await loadPage(path);
    await loadNext();
  };
  await Promise.all(Array.from({ length: PARALLEL_PAGES }, loadNext));
}

/** Resolved when the browser is idle. Safari has no `requestIdleCallback`: there, in the next task. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: IDLE_MILLISECONDS });
    } else setTimeout(resolve);
  });
}

/** Asks the worker to store the film, on a fast connection. */
const askForFilm = () =>
  import('#film/film-file.ts').then(
    // Not awaited: it waits for an active worker, and the worker is registered only after this promise resolves.
    ({ askToKeepFilmIfFast }) => void askToKeepFilmIfFast(),
    (error: unknown) => console.info('The film is not kept:', error),
  );

/** Whether the visitor saves data, and no worker has stored the site. */
async function asksFirst(): Promise<boolean> {
  if (!savesData() || !('serviceWorker' in navigator)) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return !registration?.active;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
