/** A page that is never idle starts its worker this long after it has loaded, in ms. */
const IDLE_MILLISECONDS = 5000;

/**
 * Starts the offline worker once the page has loaded and rests: neither its code nor the files it
 * stores compete with the first view.
 */
export function startWhenIdle(): void {
  if (import.meta.env.DEV) return;
  if (document.readyState === 'complete') whenIdle(start);
  else window.addEventListener('load', () => whenIdle(start), { once: true });
}

async function start(): Promise<void> {
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
