import { createConnection } from './connection-store.ts';

/** This page's connection. If a worker controls the page, every page is in its cache. */
export const connection = createConnection(
  () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null,
);
