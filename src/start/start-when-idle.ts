import { REST_MILLISECONDS } from '#content/film.ts';
import { reportPageAtRest } from '#document/page-at-rest.ts';
import { whenIdle } from '#document/when-idle.ts';

/**
 * Once the page has loaded and is idle, preloads the other pages' code and messages, then registers the
 * service worker. Neither competes with the first view, and the worker reuses the files from the HTTP cache.
 */
export function startWhenIdle(preload: () => Promise<unknown>): void {
  if (import.meta.env.DEV) {
    reportPageAtRest();
    return;
  }
  const begin = async () => {
    setTimeout(reportPageAtRest, REST_MILLISECONDS);
    await whenIdle();
    await start(preload);
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
    const [{ registerServiceWorker }] = await Promise.all([import('#pwa/register.ts'), preload()]);
    await registerServiceWorker();
  } catch (error) {
    console.warn('The site is not available offline:', error);
  }
  // `<html data-idle>` tells checks of the site that it fetches nothing more by itself, except by the worker and for
  // the film.
  document.documentElement.dataset['idle'] = '';
}
