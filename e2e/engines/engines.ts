import { firefox } from './firefox/firefox.ts';
import type { Engine } from './visitor.ts';
import { webkit } from './webkit/webkit.ts';

/** The engines of this suite. Chromium is tested by Playwright. */
export const engines: readonly Engine[] = [firefox, webkit];
