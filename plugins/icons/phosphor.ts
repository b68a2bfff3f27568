import { icons } from '@iconify-json/ph';
import type { Icon } from '#content/icons.ts';

/** The markup of an icon of the Phosphor set, in a square of ICON_EDGE units. Throws an error if the set lacks it. */
export function phosphorIcon(name: Icon): string {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`Phosphor has no icon named ${name}`);
  return icon.body;
}
