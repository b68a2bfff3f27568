import { reportPageAtRest } from '#document/page-at-rest.ts';
import { whenIdle } from '#document/when-idle.ts';

/** In ms after the page has loaded. By then the worker has stored the site, on any but a slow connection. */
const REST_MILLISECONDS = 3000;

/**
 * Once the page has loaded and is idle, has the other pages' code and words brought, then starts the
 * offline worker: neither competes with the first view, and the worker finds what the page has fetched.
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
  // Who has lost the connection since would get an error. A page with a worker has all it needs.
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
  // `<html data-idle>` tells checks of the site that it fetches nothing more by itself, but for worker and film.
  document.documentElement.dataset['idle'] = '';
}
