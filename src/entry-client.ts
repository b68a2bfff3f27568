import './start/framework.ts';
import './ui/fonts.css';
import './ui/base.css';
import './ui/patterns.css';

// The components' styles come with these; what holds over them comes after.

import { preloadPages } from './shell/preload-pages.ts';
import { completeIconSheet } from './start/complete-icon-sheet.ts';
import { hydrate } from './start/hydrate.tsx';
import { startWhenIdle } from './start/start-when-idle.ts';

import './ui/scripting.css';
import './ui/print.css';
import 'virtual:uno.css';

// The browser's side starts here, once the loader has evaluated what is imported (entry-loader.ts).
const pages = await hydrate();
completeIconSheet();
startWhenIdle(() => Promise.all([pages && preloadPages(pages), followFilm()]));

/** The film itself comes when the worker serves the site. */
async function followFilm(): Promise<void> {
  try {
    const { keepFilmUnasked } = await import('./film/film-link.ts');
    void keepFilmUnasked();
  } catch (error) {
    console.info('The film is not kept:', error);
  }
}
