// Importing React DOM here puts it in the framework's own chunk (vite.config.ts), which the loader evaluates
// in a separate task. In the site's chunk, both would be one long task that delays taps.
export { createRoot, hydrateRoot } from 'react-dom/client';
