import { createHash } from 'node:crypto';
import { icons } from '@iconify-json/ph';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';
import { type Icon, iconNames } from '#content/icons.ts';

const virtualModule = 'virtual:icon-sprite';

/**
 * Decimal places of a coordinate, on a square of 256 units: half a unit is a sixteenth of a CSS px in
 * the largest icon, and the sprite, which competes with a first view's fonts, is a third smaller.
 */
const PRECISION = 0;

/**
 * Draws the icons in use into one SVG file, which `virtual:icon-sprite` names by its content. A
 * file of its own rather than masks in the stylesheet: no page waits for it before it shows.
 */
export function iconSprite(): Plugin {
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${iconNames.map(symbol).join('')}</svg>`;
  const hash = createHash('sha256').update(sprite).digest('base64url').slice(0, 8);
  const fileName = `assets/icons-${hash}.svg`;
  return {
    name: 'icon-sprite',
    resolveId: (id) => (id === virtualModule ? `\0${id}` : null),
    load: (id) => (id === `\0${virtualModule}` ? `export default '/${fileName}';` : null),
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(sprite);
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName, source: sprite });
    },
  };
}

/** One icon, without the colour that the page gives it (base.css). */
function symbol(name: Icon): string {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`Phosphor has no icon named ${name}`);
  // Phosphor draws every icon on the same square (`height` of the set, px).
  const size = icons.height ?? 16;
  const body = icon.body.replaceAll(' fill="currentColor"', '');
  const viewBox = `viewBox="0 0 ${size} ${size}"`;
  const drawn = optimize(`<svg xmlns="http://www.w3.org/2000/svg" ${viewBox}>${body}</svg>`, {
    floatPrecision: PRECISION,
    multipass: true,
  }).data;
  return `<symbol id="${name}" ${viewBox}>${drawn.replace(/^<svg[^>]*>|<\/svg>$/g, '')}</symbol>`;
}
