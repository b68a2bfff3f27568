import type { Icon } from './icons.ts';
import { keysOf } from './keys-of.ts';
import type { Path } from './paths.ts';

interface Shortcut {
  readonly path: Path;
  readonly icon: Icon;
}

/** The shortcuts in the menu of the installed app's icon, in this order. */
export const shortcuts = {
  services: { path: '/services', icon: 'stack' },
  industries: { path: '/industry', icon: 'buildings' },
  careers: { path: '/careers', icon: 'briefcase' },
  contact: { path: '/contact', icon: 'envelope-simple' },
} as const satisfies Record<string, Shortcut>;

export const shortcutIds = keysOf(shortcuts);
