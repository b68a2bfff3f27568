import { encode } from 'fast-png';
import { expect, test } from 'vitest';
import { readPicture } from './picture.ts';

const opaque = encode({ width: 2, height: 1, channels: 3, data: Uint8Array.of(1, 2, 3, 4, 5, 6) });
const translucent = encode({
  width: 1,
  height: 2,
  channels: 4,
  data: Uint8Array.of(1, 2, 3, 255, 4, 5, 6, 255),
});
const grey = encode({ width: 1, height: 1, channels: 1, data: Uint8Array.of(9) });

test('every pixel has its colour', () => {
  const beside = readPicture(opaque);
  expect([beside.width, beside.height]).toEqual([2, 1]);
  expect([beside.colourAt(0, 0), beside.colourAt(1, 0)]).toEqual([0x010203, 0x040506]);
  const below = readPicture(translucent);
  expect([below.colourAt(0, 0), below.colourAt(0, 1)]).toEqual([0x010203, 0x040506]);
});

test('a position outside the picture is refused', () => {
  expect(() => readPicture(opaque).colourAt(2, 0)).toThrow('nothing at 2, 0');
  expect(() => readPicture(opaque).colourAt(0, -1)).toThrow('nothing at 0, -1');
});

test('a picture without colours is refused', () => {
  expect(() => readPicture(grey)).toThrow('1 channels of 8 bits');
});
