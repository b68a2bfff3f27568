import { onNetworkChange } from '#browser/network.ts';
import type { Connection } from './connection-store.ts';

/** Passes the browser's network state to the machine, now and at each change. Returns a function that stops this. */
export function followNetwork({ lose, regain }: Connection): () => void {
  const update = () => (navigator.onLine ? regain() : lose());
  update();
  return onNetworkChange(update);
}
