import type { Icon } from './icons.ts';
import type { Path } from './paths.ts';

interface Shortcut {
  readonly path: Path;
  readonly icon: Icon;
}

/** What the installed app offers from its icon, in this order. */
export const shortcuts = {
  services: { path: '/services', icon: 'stack' },
  industries: { path: '/industry', icon: 'buildings' },
  careers: { path: '/careers', icon: 'briefcase' },
  contact: { path: '/contact', icon: 'envelope-simple' },
} as const satisfies Record<string, Shortcut>;

type ShortcutId = keyof typeof shortcuts;

/** Object.keys keeps the order above and loses the type; this is where it comes back. */
export const shortcutIds = Object.keys(shortcuts).filter((id): id is ShortcutId =>
  Object.hasOwn(shortcuts, id),
);
