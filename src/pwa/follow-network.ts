import type { Connection } from './connection-store.ts';

/** Passes the browser's network state to the machine, now and at each change. Returns a function that stops this. */
export function followNetwork({ lose, regain }: Connection): () => void {
  const update = () => (navigator.onLine ? regain() : lose());
  update();
  // A page restored from the back/forward cache has missed the events in between.
  const events = ['online', 'offline', 'pageshow'] as const;
  for (const event of events) window.addEventListener(event, update);
  return () => {
    for (const event of events) window.removeEventListener(event, update);
  };
}
