import type { Connection } from './connection-store.ts';

/** Tells the machine what the browser knows of the network, now and from now on, until stopped. */
export function followNetwork({ lose, regain }: Connection): () => void {
  const follow = () => (navigator.onLine ? regain() : lose());
  follow();
  // A page that comes back from the back/forward cache has missed the events since.
  const events = ['online', 'offline', 'pageshow'] as const;
  for (const event of events) window.addEventListener(event, follow);
  return () => {
    for (const event of events) window.removeEventListener(event, follow);
  };
}
