/** `connection` is not standard, and some browsers lack it. */
export type NavigatorWithConnection = Navigator & {
  readonly connection?: {
    readonly saveData?: boolean;
    /** In Mbit/s. */
    readonly downlink?: number;
  };
};

/** The worker that controlled this page when it started: another tab may change it before the page follows its worker. */
export const workerAtStart = navigator.serviceWorker?.controller;

/** Whether the visitor asks sites for little data: by Save-Data, or by the preference that style sheets can ask for. */
export function savesData(): boolean {
  const { connection }: NavigatorWithConnection = navigator;
  return (
    connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/** Calls the listener when the browser's network state may have changed. Returns a function that stops this. */
export function onNetworkChange(listener: () => void): () => void {
  const listening = new AbortController();
  // A page restored from the back/forward cache has missed the events in between.
  for (const event of ['online', 'offline', 'pageshow']) {
    window.addEventListener(event, listener, { signal: listening.signal });
  }
  return () => listening.abort();
}
