// Importing React DOM here puts it in the framework's own chunk (plugins/chunks/chunks.ts), which changes with
// the packages only: after a release of the site, returning visitors keep it.
export { createRoot, hydrateRoot } from 'react-dom/client';
