import { settle } from '#ui/settled.ts';

/** A page that is never idle starts its worker this long after it has loaded, in ms. */
const IDLE_MILLISECONDS = 5000;

/** In ms after the page has loaded. By then the worker has stored the site, on any but a slow connection. */
const SETTLED_MILLISECONDS = 3000;

/**
 * Starts the offline worker once the page has loaded and rests: neither its code nor the files it
 * stores compete with the first view.
 */
export function startWhenIdle(): void {
  if (import.meta.env.DEV) {
    settle();
    return;
  }
  const begin = () => {
    whenIdle(start);
    setTimeout(settle, SETTLED_MILLISECONDS);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

async function start(): Promise<void> {
  // Who has lost the connection since would get an error. A page with a worker has all it needs.
  if (!navigator.onLine && !navigator.serviceWorker?.controller) {
    addEventListener('online', start, { once: true });
    return;
  }
  try {
    const { registerServiceWorker } = await import('./register.ts');
    await registerServiceWorker();
  } catch (error) {
    console.warn('The site is not available offline:', error);
  }
}

/** Safari tells nobody when it is idle. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: IDLE_MILLISECONDS });
  else setTimeout(act, IDLE_MILLISECONDS);
}
