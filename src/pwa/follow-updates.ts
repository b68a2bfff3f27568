import type { Updates } from './updates-store.ts';

/** How often an open page checks for a new version, in ms. It also checks at its start and when it becomes visible. */
export const CHECK_MILLISECONDS = 60 * 60 * 1000;

/** The part of workbox-window that is used here. */
interface WorkboxWindow {
  register(): Promise<Pick<ServiceWorkerRegistration, 'active' | 'waiting'> | undefined>;
  update(): Promise<void>;
  addEventListener(
    type: 'installed' | 'waiting' | 'controlling' | 'redundant',
    listener: (event: { readonly sw?: object }) => void,
  ): void;
}

type Container = Pick<ServiceWorkerContainer, 'controller'>;
type Page = Pick<Document, 'visibilityState' | 'addEventListener'>;

/**
 * Registers the worker, reports the events of its versions to the machine, and checks for new versions.
 * Ignores the events' `isExternal`: workbox-window sets it for every version that it finds later than 60 s
 * after registration. Rejects if the browser refuses the registration.
 */
export async function followUpdates(
  workbox: WorkboxWindow,
  container: Container,
  page: Page,
  updates: Updates,
): Promise<void> {
  const stored = new WeakSet<object>();
  const reportControl = (worker: object) => {
    stored.add(worker);
    updates.controlled(worker);
  };
  workbox.addEventListener('installed', ({ sw }) => {
    if (sw) stored.add(sw);
  });
  workbox.addEventListener('redundant', ({ sw }) => {
    // A worker that was stored has been replaced by a newer one: that is not a failure.
    if (sw && !stored.has(sw)) warnOfFailure(container);
  });
  workbox.addEventListener('waiting', ({ sw }) => {
    if (sw) updates.found(sw);
  });
  workbox.addEventListener('controlling', () => {
    // The event's `sw` is the worker that workbox-window registered, not the worker in control.
    if (container.controller) reportControl(container.controller);
  });

  if (container.controller) reportControl(container.controller);
  const registration = await workbox.register();
  // A forced reload bypasses the worker: the page is uncontrolled, but this is not a first visit.
  if (registration?.active && !container.controller) reportControl(registration.active);

  const check = async () => {
    try {
      await workbox.update();
    } catch (error) {
      // Usually because the browser is offline. The next check follows.
      console.info('Whether there is a new version is not known:', error);
    }
    // workbox-window reports nothing after the first version that it calls external.
    if (registration?.waiting) updates.found(registration.waiting);
  };
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') void check();
  });
  setInterval(check, CHECK_MILLISECONDS);
  // Without an active worker, the registration has just fetched the newest version.
  if (registration?.active) await check();
}

function warnOfFailure({ controller }: Container): void {
  console.warn(
    controller
      ? 'A new version of the site could not be stored. This one stays.'
      : 'The site is not available offline: this browser could not store it.',
  );
}
