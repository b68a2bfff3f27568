import { describe, expect, test } from 'vitest';
import {
  dark,
  flagBand,
  flagBandInDark,
  light,
  night,
  nightInDark,
  type Palette,
  print,
} from './tokens.ts';

/** Relative luminance (WCAG 2.2, "relative luminance") of `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

const grounds = { light, dark, night, nightInDark, print } satisfies Record<string, Palette>;
const bands = { flagBand, flagBandInDark } satisfies Record<string, Palette>;

describe.each(Object.entries(grounds))('%s', (_name, palette) => {
  test.each(['paper', 'paper-2'] as const)('text reaches 7:1 on %s', (ground) => {
    for (const text of ['ink', 'ink-2', 'water', 'veg', 'flag-text'] as const) {
      expect(contrast(palette[text], palette[ground]), text).toBeGreaterThanOrEqual(7);
    }
  });

  test.each(['paper', 'paper-2'] as const)('controls and marks reach 3:1 on %s', (ground) => {
    for (const mark of ['control', 'flag', 'action'] as const) {
      expect(contrast(palette[mark], palette[ground]), mark).toBeGreaterThanOrEqual(3);
    }
  });

  test('text on main buttons reaches 7:1', () => {
    expect(contrast(palette['action-ink'], palette.action)).toBeGreaterThanOrEqual(7);
    expect(contrast(palette['action-ink'], palette['action-hover'])).toBeGreaterThanOrEqual(7);
  });
});

describe.each(Object.entries(bands))('%s', (_name, palette) => {
  test('large text reaches 4.5:1, text on buttons 7:1', () => {
    expect(contrast(palette.ink, palette.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.action, palette.paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(palette['action-ink'], palette.action)).toBeGreaterThanOrEqual(7);
    expect(contrast(palette['action-ink'], palette['action-hover'])).toBeGreaterThanOrEqual(7);
  });
});
