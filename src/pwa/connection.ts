import { createConnection } from './connection-store.ts';

/** This page's connection. A page under the worker's control has every other page in the cache. */
export const connection = createConnection(
  () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null,
);
