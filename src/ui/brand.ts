import { clampChroma, formatHex, oklch, wcagLuminance } from 'culori';

/** The company's colour, which fills the mark: the only one to change. The shades of it in tokens.ts follow. */
export const brand = '#c8401f';

const own = oklch(brand);
if (!own) throw new Error(`src/ui/brand.ts: ${brand} is no colour`);
const { c: brandChroma, h: brandHue = 0 } = own;

/** Luminance is within 0 and 1; halving the range this often is finer than a hexadecimal colour. */
const HALVINGS = 24;

/**
 * The brand's colour, as dark on a light ground, or as light on a dark one, as the WCAG contrast says, from 1 to 21. `chroma` is
 * the part of the brand's chroma that it keeps, `turn` the degrees from the brand's hue.
 */
export function shade(on: string, contrast: number, chroma: number, turn: number): string {
  // WCAG 2.2, "contrast ratio": each luminance has 0.05 added.
  const ground = wcagLuminance(on) + 0.05;
  const wanted = (ground > 0.5 ? ground / contrast : ground * contrast) - 0.05;
  const at = (lightness: number) =>
    clampChroma(
      { mode: 'oklch', l: lightness, c: brandChroma * chroma, h: brandHue + turn },
      'oklch',
    );
  let [darker, lighter] = [0, 1];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (darker + lighter) / 2;
    if (wcagLuminance(at(middle)) < wanted) darker = middle;
    else lighter = middle;
  }
  return formatHex(at(lighter));
}
