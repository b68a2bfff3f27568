import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import {
  dark,
  flagBand,
  flagBandInDark,
  forest,
  forestInDark,
  light,
  night,
  nightInDark,
  type Palette,
  print,
} from './tokens.ts';

const palettes = {
  light,
  dark,
  night,
  nightInDark,
  forest,
  forestInDark,
  print,
  flagBand,
  flagBandInDark,
} satisfies Record<string, Palette>;

describe.each(Object.entries(palettes))('%s', (_name, palette) => {
  test.each(['paper', 'paper-2'] as const)('text reaches 7:1 on %s', (ground) => {
    for (const text of ['ink', 'ink-2', 'water', 'veg', 'flag-text'] as const) {
      expect(wcagContrast(palette[text], palette[ground]), text).toBeGreaterThanOrEqual(7);
    }
  });

  test.each(['paper', 'paper-2'] as const)('controls and marks reach 3:1 on %s', (ground) => {
    const isBand = palette === flagBand || palette === flagBandInDark;
    // The red bands show no mark.
    for (const mark of ['control', 'action', ...(isBand ? [] : (['flag'] as const))] as const) {
      expect(wcagContrast(palette[mark], palette[ground]), mark).toBeGreaterThanOrEqual(3);
    }
  });

  test('text on main buttons reaches 7:1', () => {
    expect(wcagContrast(palette['action-ink'], palette.action)).toBeGreaterThanOrEqual(7);
    expect(wcagContrast(palette['action-ink'], palette['action-hover'])).toBeGreaterThanOrEqual(7);
  });
});
