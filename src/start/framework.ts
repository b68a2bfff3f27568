// React DOM runs where it is imported first. Here that is the framework's own file (vite.config.ts), which
// the loader evaluates in a task of its own; in the site's, both would be one task that keeps a tap waiting.
export { createRoot, hydrateRoot } from 'react-dom/client';
