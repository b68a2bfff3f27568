import './start/framework.ts';
import './ui/fonts/en/fonts.css';
import './ui/fallback-fonts.css';
import './ui/base.css';
import './ui/patterns.css';

// These import the components' styles. The styles below must follow, because they override them.

import { preloadPages } from './shell/preload-pages.ts';
import { completeIconSheet } from './start/complete-icon-sheet.ts';
import { hydrate } from './start/hydrate.tsx';
import { startWhenIdle } from './start/start-when-idle.ts';

import './ui/print.css';
import 'virtual:uno.css';

// The browser's entry. The loader has evaluated its imports already (entry-loader.ts).
const pages = await hydrate();
completeIconSheet();
startWhenIdle(() => Promise.all([pages && preloadPages(pages), askForFilm()]));

/** Asks the worker to store the film, on a fast connection. */
async function askForFilm(): Promise<void> {
  try {
    const { askToKeepFilmIfFast } = await import('./film/film-load.ts');
    // Not awaited: it waits for an active worker, and the worker is registered only after this promise resolves.
    void askToKeepFilmIfFast();
  } catch (error) {
    console.info('The film is not kept:', error);
  }
}
