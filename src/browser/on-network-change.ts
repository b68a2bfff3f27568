/** Calls the listener when the browser's network state may have changed. Returns a function that stops this. */
export function onNetworkChange(listener: () => void): () => void {
  const listening = new AbortController();
  // A page restored from the back/forward cache has missed the events in between.
  for (const event of ['online', 'offline', 'pageshow']) {
    window.addEventListener(event, listener, { signal: listening.signal });
  }
  return () => listening.abort();
}
