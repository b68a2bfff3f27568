import { reportPageAtRest } from '#browser/page-at-rest.ts';
import { savesData } from '#browser/saves-data.ts';
import { whenIdle } from '#browser/when-idle.ts';
import { REST_MILLISECONDS } from '#content/film.ts';
import { offerInstallation, offerOfflineUse } from '#offline/footer-controls.ts';
import type { PageLoader } from '#shell/page-loader.ts';
import { preloadPages } from '#shell/preload-pages.ts';

/** How long preloading may delay the worker, in ms. A request that gets no answer never ends by itself. */
const PRELOAD_MILLISECONDS = 30_000;

/**
 * Once the page has loaded and is idle, preloads the other pages' code and messages, then registers the
 * service worker. Neither competes with the first view, and the worker reuses the files from the HTTP cache. For a visitor
 * who saves data it does neither: offline use is offered instead, unless a worker is there already.
 */
export function startWhenIdle(pages: PageLoader | null): void {
  if (import.meta.env.DEV) {
    reportPageAtRest();
    void offerInstallation();
    return;
  }
  const begin = async () => {
    setTimeout(reportPageAtRest, REST_MILLISECONDS);
    await whenIdle();
    await start(() => Promise.all([pages && preloadPages(pages), askForFilm()]));
  };
  if (document.readyState === 'complete') void begin();
  else addEventListener('load', begin, { once: true });
}

async function start(preload: () => Promise<unknown>): Promise<void> {
  // Offline without a worker, the preload would fail. With a worker, every file is in its cache.
  if (!navigator.onLine && !navigator.serviceWorker?.controller) {
    addEventListener('online', () => start(preload), { once: true });
    return;
  }
  try {
    await offerInstallation();
  } catch (error) {
    console.info('The site cannot be installed from its footer:', error);
  }
  try {
    if (await asksFirst()) await offerOfflineUse();
    else {
      const [{ registerServiceWorker }] = await Promise.all([
        import('#offline/register.ts'),
        savesData() || Promise.race([preload(), wait(PRELOAD_MILLISECONDS)]),
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

/** Asks the worker to store the film, on a fast connection. */
async function askForFilm(): Promise<void> {
  try {
    const { askToKeepFilmIfFast } = await import('#film/film-load.ts');
    // Not awaited: it waits for an active worker, and the worker is registered only after this promise resolves.
    void askToKeepFilmIfFast();
  } catch (error) {
    console.info('The film is not kept:', error);
  }
}

/** Whether the visitor saves data, and no worker has stored the site. */
async function asksFirst(): Promise<boolean> {
  if (!savesData() || !('serviceWorker' in navigator)) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return !registration?.active;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
