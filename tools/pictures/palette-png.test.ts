import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inkedPalette, palettePng } from './palette-png.ts';
import { readPng } from './png-file.ts';

test('a palette runs from the ground to each ink', () => {
  const palette = inkedPalette('#ffffff', ['#000000', '#ff0000']);
  expect(palette).toHaveLength(21);
  expect(palette[0]).toEqual([255, 255, 255]);
  expect(palette[5]).toEqual([128, 128, 128]);
  expect(palette[10]).toEqual([0, 0, 0]);
  expect(palette[20]).toEqual([255, 0, 0]);
});

test('a picture keeps its size and its text, and each pixel takes the nearest colour', () => {
  const rgba = Uint8Array.from([250, 250, 250, 255, 10, 0, 0, 255, 0, 0, 0, 255, 200, 40, 30, 255]);
  const palette = [
    [255, 255, 255],
    [0, 0, 0],
    [255, 0, 0],
  ] as const;
  const text = { Title: 'One number, one meaning – “so far”' };
  const file = palettePng({ width: 2, height: 2, rgba }, palette, text);
  expect(readPng(file)).toEqual({ width: 2, height: 2, text });
  const data = file.subarray(file.indexOf('IDAT') + 4, file.indexOf('IEND') - 8);
  expect([...inflateSync(data)]).toEqual([0, 0, 1, 0, 1, 2]);
});

test('what is no PNG file is not read as one', () => {
  expect(() => readPng(Buffer.from('GIF89a'))).toThrow('not a PNG file');
});
