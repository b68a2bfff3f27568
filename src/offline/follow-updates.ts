import type { Updates } from './updates.ts';

/** How often an open page checks for a new version, in ms. It also checks at its start and when it becomes visible. */
const CHECK_MILLISECONDS = 60 * 60 * 1000;

/**
 * How long a stored worker must wait before the page calls it a new version, in ms. A worker that activates by itself, as the
 * kill switch does, also waits for a moment.
 */
const WAITING_MILLISECONDS = 200;

/** The part of workbox-window that is used here. Its reports of new versions end with the second one, so the browser's count. */
interface WorkboxWindow {
  register(options: { readonly immediate: boolean }): Promise<Registration | undefined>;
  update(): Promise<void>;
  addEventListener(type: 'controlling', listener: () => void): void;
}

type Registration = Pick<
  ServiceWorkerRegistration,
  'active' | 'waiting' | 'installing' | 'addEventListener'
>;
type Container = Pick<ServiceWorkerContainer, 'controller'>;
type Page = Pick<Document, 'visibilityState' | 'addEventListener'>;

/**
 * Reports the events of the worker's versions to the machine, and checks for new versions, except while the visitor saves
 * data: an update is a download. Returns the function that registers the worker. It rejects if the browser refuses, and
 * can be called again if the first version could not be stored.
 */
export function followUpdates(
  workbox: WorkboxWindow,
  container: Container,
  page: Page,
  updates: Updates,
  savesData: () => boolean,
): () => Promise<void> {
  let registration: Registration | undefined;
  const watched = new WeakSet<ServiceWorker>();

  const watch = (worker: ServiceWorker) => {
    if (watched.has(worker)) return;
    watched.add(worker);
    let isStored = worker.state !== 'installing';
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed') {
        isStored = true;
        setTimeout(look, WAITING_MILLISECONDS);
      }
      if (worker.state !== 'redundant') return;
      if (!isStored) warnOfFailure(container);
      // The browser may report the end of one worker before it calls the next one "waiting".
      const successor = [registration?.waiting, registration?.installing].find(
        (next) => next && next.state !== 'redundant',
      );
      updates.gone(worker, successor ?? null);
    });
  };
  const look = () => {
    if (registration?.installing) watch(registration.installing);
    if (!registration?.waiting) return;
    watch(registration.waiting);
    updates.found(registration.waiting);
  };
  const register = async () => {
    // Otherwise it would wait for the load event, for which start-when-idle.ts has waited long enough.
    registration = await workbox.register({ immediate: true });
    registration?.addEventListener('updatefound', look);
    look();
  };
  /**
   * Registers anew if the browser refused, or has forgotten the registration: it could not store the first version, or was
   * cleared.
   */
  const update = () => {
    const { active, waiting, installing } = registration ?? {};
    if (active ?? waiting ?? installing) return workbox.update();
    if (registration) updates.forgotten();
    return register();
  };
  const check = async () => {
    if (!savesData()) await attempt(update);
    look();
  };

  const lookAtController = () => {
    const { controller } = container;
    // Chromium answers a reload only after the activation, a second later: a link pressed meanwhile would lead nowhere.
    if (controller?.state === 'activating') {
      controller.addEventListener('statechange', lookAtController, { once: true });
    } else if (controller) updates.controlled(controller);
  };
  workbox.addEventListener('controlling', lookAtController);
  lookAtController();
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') void check();
  });
  setInterval(check, CHECK_MILLISECONDS);

  return async () => {
    await register();
    // Without an active worker, the registration has just fetched the newest version.
    if (!registration?.active) return;
    // A forced reload bypasses the worker: the page is uncontrolled, but this is not a first visit.
    if (!container.controller) updates.controlled(registration.active);
    await check();
  };
}

async function attempt(request: () => Promise<void>): Promise<void> {
  try {
    await request();
  } catch (error) {
    // Usually because the browser is offline. The next check follows.
    console.info('Whether there is a new version is not known:', error);
  }
}

function warnOfFailure({ controller }: Container): void {
  console.warn(
    controller
      ? 'A new version of the site could not be stored. This one stays.'
      : 'The site is not available offline: this browser could not store it.',
  );
}
