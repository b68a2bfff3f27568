import './framework.ts';
import '#languages/en/fonts/fonts.css';
import '#ui/fallback-fonts.css';
import '#ui/base.css';
import '#ui/patterns.css';

// These import the components' styles. The styles below must follow, because they override them.

import { completeIconSheet } from './complete-icon-sheet.ts';
import { hydrate } from './hydrate.tsx';

import '#ui/print.css';
import 'virtual:uno.css';

// The browser's entry. The loader has evaluated its imports already (entry-loader.ts).
const loadPage = await hydrate();
completeIconSheet();
import('./start-when-idle.ts').then(
  ({ startWhenIdle }) => startWhenIdle(loadPage),
  (error: unknown) => console.warn('The site is not available offline:', error),
);
