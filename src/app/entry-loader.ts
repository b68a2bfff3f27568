/** The waits before each retry of a failed import, in ms. Firefox repeats its first failure without a request. */
const RETRY_DELAYS_MILLISECONDS = [1000, 5000];

/** This script runs later than so many ms after the start of the navigation if the round trips of the link are slow. */
const SLOW_START_MILLISECONDS = 400;

/** The longest wait for the paint of a loaded page, in ms: a hidden tab paints nothing. An idle computer needed up to 430 ms. */
const UNPAINTED_MILLISECONDS = 3000;

/** The app's modules by their addresses, each after the modules that it imports. */
export interface AppModules {
  /** The client entry and its imports. */
  readonly entry: readonly string[];
  /** What the page of a route needs besides, without its copy. The keys are the router's ids. */
  readonly routes: Readonly<Record<string, readonly string[]>>;
}

/** The build declares this before the code of this file (plugins/pages/app-modules.ts). */
declare const appModules: AppModules;

// The page's only script element. The prerendered page can be read without scripts, so the app's modules are requested
// after fonts, style and drawings, and run after the first paint.
const { route = '', copy = '' } =
  document.querySelector<HTMLScriptElement>('[data-route]')?.dataset ?? {};
const modules = appModules.entry;
const pageModules = [...(appModules.routes[route] ?? []), ...copy.split(' ')];

// The browser offers installation once, and src/offline/InstallApp.tsx runs when the page is idle: this keeps the offer.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.earlyOffer = event;
});

// On a slow link, all modules download while the browser computes the first paint. A fast link brings them at once, so they
// are requested after that paint, which they would delay (docs/performance.md). The loop below evaluates `modules` in order; the
// router imports the page's own modules. One insertion of all links takes half the time of an insertion each.
const painted = firstPaint();
if (performance.now() < SLOW_START_MILLISECONDS) await painted;
const preloads = [...modules, ...pageModules].map((href) =>
  Object.assign(document.createElement('link'), { href, rel: 'modulepreload' }),
);
document.head.append(...preloads);
await Promise.all([painted, parsed()]);
// One after another, each after its imports, so that a retry requests the very file that failed.
for (const address of modules) await load(address);

/** Imports a module, with retries. Throws the last attempt's error. */
async function load(address: string): Promise<void> {
  for (const delay of RETRY_DELAYS_MILLISECONDS) {
    try {
      return await import(/* @vite-ignore */ address);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  await import(/* @vite-ignore */ address);
}

/** Resolved when the whole page is in the document: this script does not wait for that (plugins/pages/document.ts). */
function parsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => resolve());
    else resolve();
  });
}

/** Resolved at the first contentful paint, or at the end of the wait. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
    addEventListener('load', () => setTimeout(resolve, UNPAINTED_MILLISECONDS));
  });
}
