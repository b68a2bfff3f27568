import { firefox } from './firefox/firefox.ts';
import type { Engine } from './visitor.ts';
import { webkit } from './webkit/webkit.ts';

/** The engines beside Chromium, which Playwright drives. */
export const engines: readonly Engine[] = [firefox, webkit];
