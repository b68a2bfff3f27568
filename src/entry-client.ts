import './ui/fonts.css';
import './ui/base.css';
import './ui/patterns.css';
import './ui/controls.css';
import './shell/navigation.css';
import './shell/page-arrival.css';
import './film/film.css';
import './ui/print.css';
import 'virtual:uno.css';
import { hydrate } from './hydrate.tsx';
import { startWhenIdle } from './pwa/start-when-idle.ts';
import { preloadPages } from './shell/preload-pages.ts';
import { completeIconSheet } from './ui/complete-icon-sheet.ts';

// The browser's side starts here, once the loader has evaluated what is imported (entry-loader.ts).
const pages = await hydrate();
completeIconSheet();
startWhenIdle(async () => {
  if (pages) await preloadPages(pages);
  import('./film/film-link.ts')
    .then(({ keepFilmUnasked }) => keepFilmUnasked())
    .catch((error: unknown) => console.info('The film is not kept:', error));
});
