import type { Updates } from './updates-store.ts';

/** How often an open page looks for a new version, in ms, beside at its start and when it is shown. */
export const CHECK_MILLISECONDS = 60 * 60 * 1000;

/** What is used of workbox-window. */
interface WorkerWindow {
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
 * Registers the worker, tells the machine what becomes of its versions, and looks for new ones.
 * Whether workbox-window calls a version its own or external does not matter here: what it finds
 * later than 60 s after registration is always external to it.
 */
export async function followUpdates(
  workbox: WorkerWindow,
  container: Container,
  page: Page,
  updates: Updates,
): Promise<void> {
  const stored = new WeakSet<object>();
  const serves = (worker: object) => {
    stored.add(worker);
    updates.controlled(worker);
  };
  workbox.addEventListener('installed', ({ sw }) => {
    if (sw) stored.add(sw);
  });
  workbox.addEventListener('redundant', ({ sw }) => {
    // One that was stored has been replaced by a newer one, which is no failure.
    if (sw && !stored.has(sw)) warnOfFailure(container);
  });
  workbox.addEventListener('waiting', ({ sw }) => {
    if (sw) updates.found(sw);
  });
  workbox.addEventListener('controlling', () => {
    // Not the event's own worker: that is the one workbox-window registered, not the one in control.
    if (container.controller) serves(container.controller);
  });

  if (container.controller) serves(container.controller);
  const registration = await workbox.register();
  // A page that was reloaded past its worker is uncontrolled, and yet not on its first visit.
  if (registration?.active && !container.controller) serves(registration.active);

  const check = async () => {
    try {
      await workbox.update();
    } catch (error) {
      // Offline, as a rule. The next look is soon enough.
      console.info('Whether there is a new version is not known:', error);
    }
    // workbox-window stops looking after the first version that it takes for external.
    if (registration?.waiting) updates.found(registration.waiting);
  };
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') void check();
  });
  setInterval(check, CHECK_MILLISECONDS);
  // Without an active worker, registering has just fetched the newest.
  if (registration?.active) await check();
}

function warnOfFailure({ controller }: Container): void {
  console.warn(
    controller
      ? 'A new version of the site could not be stored. This one stays.'
      : 'The site is not available offline: this browser could not store it.',
  );
}
