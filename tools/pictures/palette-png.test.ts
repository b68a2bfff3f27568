import { decode } from 'fast-png';
import { expect, test } from 'vitest';
import { inkedPalette, palettePng } from './palette-png.ts';
import { textOf } from './png-text.ts';

test('a palette has steps from the ground to each ink', () => {
  const palette = inkedPalette('#ffffff', ['#000000', '#ff0000']);
  expect(palette).toHaveLength(21);
  expect(palette[0]).toBe(0xffffff);
  expect(palette[5]).toBe(0x808080);
  expect(palette[10]).toBe(0x000000);
  expect(palette[20]).toBe(0xff0000);
});

test('a picture keeps its size and its text, and each pixel takes the nearest colour', () => {
  const text = { Title: 'One number, one meaning – “so far”' };
  const pixels = [
    [0xfafafa, 0x0a0000],
    [0x000000, 0xc8281e],
  ];
  const colourAt = (x: number, y: number) => pixels[y]?.[x] ?? 0;
  const file = palettePng({ width: 2, height: 2, colourAt }, [0xffffff, 0x000000, 0xff0000], text);
  expect(textOf(file)).toEqual(text);
  const { width, height, data, palette } = decode(file, { checkCrc: true });
  expect({ width, height, data: [...data], palette }).toEqual({
    width: 2,
    height: 2,
    data: [0, 1, 1, 2],
    palette: [
      [255, 255, 255],
      [0, 0, 0],
      [255, 0, 0],
    ],
  });
});
