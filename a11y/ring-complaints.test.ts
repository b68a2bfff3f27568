import { describe, expect, test } from 'vitest';
import type { Picture } from '#e2e/support/picture.ts';
import { ringComplaints } from './ring-complaints.ts';

const paper = 0xffffff;
const ink = 0x101010;
const faint = 0xa0a0a0;

type Draw = (x: number, y: number) => number;

const size = 60;
const blank: Draw = () => paper;

/** A ring from `outer` px inside the picture's edge to `inner` px. */
function ring(outer: number, inner: number, colour = ink, ground: Draw = blank): Draw {
  return (x, y) => {
    const depth = Math.min(x, y, size - 1 - x, size - 1 - y);
    return depth >= outer && depth < inner ? colour : ground(x, y);
  };
}

function picture(colourAt: Draw): Picture {
  return { width: size, height: size, colourAt };
}

const complaints = (focused: Draw, blurred: Draw = blank) =>
  ringComplaints(picture(focused), picture(blurred));

describe('a ring', () => {
  test('of 3 px in ink is whole', () => {
    expect(complaints(ring(5, 8))).toEqual([]);
  });

  test('at the window’s edge needs no contrast with the outside', () => {
    expect(complaints(ring(0, 3))).toEqual([]);
  });

  test('of 2 px is too narrow on every side', () => {
    expect(complaints(ring(5, 7))).toHaveLength(4);
  });

  test('below 3:1 is too faint on every side', () => {
    expect(complaints(ring(5, 8, faint))).toHaveLength(4);
  });

  test('on a dark ground has too little contrast with the outside', () => {
    const band: Draw = (x, y) => (x < 5 || y < 5 || x > 54 || y > 54 ? 0x303030 : paper);
    expect(complaints(ring(5, 8, ink, band), band)).toHaveLength(4);
  });

  test('that lacks a side is not closed', () => {
    const open: Draw = (x, y) => (x < 20 ? paper : ring(5, 8)(x, y));
    expect(complaints(open)).toEqual(['the ring is whole on 0 % of its left']);
  });

  test('may be crossed by a line of a drawing', () => {
    const line: Draw = (_x, y) => (y >= 30 && y < 34 ? ink : paper);
    expect(complaints(ring(5, 8, ink, line), line)).toEqual([]);
  });
});

describe('a ring at a fractional position', () => {
  /** A ring that covers these shares of the pixels, from the outermost inwards. */
  function smoothed(shares: readonly number[], ground: Draw = blank): Draw {
    return (x, y) => {
      const share = shares[Math.min(x, y, size - 1 - x, size - 1 - y) - 5] ?? 0;
      const channel = Math.round(share * (ink & 0xff) + (1 - share) * (ground(x, y) & 0xff));
      return channel * 0x010101;
    };
  }

  /** Its rounded corners reach a pixel further out than its sides, which the browser puts on whole pixels. */
  function withCorners(sides: Draw): Draw {
    return (x, y) => {
      const isOnDiagonal = Math.abs(Math.min(x, size - 1 - x) - Math.min(y, size - 1 - y)) < 4;
      const isCorner = isOnDiagonal && ring(4, 5)(x, y) === ink;
      return isCorner ? faint : sides(x, y);
    };
  }

  test('is whole, though its corners reach further out than its sides', () => {
    expect(complaints(withCorners(ring(5, 8)))).toEqual([]);
  });

  test('is whole, though its outermost pixel has only a part of its colour', () => {
    expect(complaints(smoothed([0.3, 1, 1, 0.7]))).toEqual([]);
  });

  test('of 2 px is too narrow on every side', () => {
    expect(complaints(withCorners(ring(5, 7)))).toHaveLength(4);
    expect(complaints(smoothed([0.2, 1, 0.8]))).toHaveLength(4);
  });

  test('is compared with the pixel outside, and not with its own outermost pixel', () => {
    const band: Draw = (x, y) => (x < 5 || y < 5 || x > 54 || y > 54 ? 0x303030 : paper);
    expect(complaints(smoothed([0.3, 1, 1, 0.7], band), band)).toHaveLength(4);
  });

  test('is whole, though the drawing behind it was painted a shade lighter around it', () => {
    const shade: Draw = (x, y) => (x === 2 && y % 7 === 0 ? 0xe8e8e8 : ring(5, 8)(x, y));
    expect(complaints(shade)).toEqual([]);
  });

  test('begins at most 1 px inside the box of the change', () => {
    const mark: Draw = (x, y) => (x === 3 && y > 28 && y < 32 ? ink : ring(5, 8)(x, y));
    expect(complaints(mark)).toEqual(['the ring is whole on 0 % of its left']);
  });

  test('that lacks a side is not closed', () => {
    const open: Draw = (x, y) => (x < 20 ? paper : withCorners(ring(5, 8))(x, y));
    expect(complaints(open)).toEqual(['the ring is whole on 0 % of its left']);
  });
});

test('a focus that changes no pixel is reported', () => {
  expect(complaints(blank)).toEqual(['nothing changes']);
});

test('a change beside the ring does not count as a part of the ring', () => {
  const mark: Draw = (x, y) => (x < 2 && y > 28 && y < 32 ? ink : ring(5, 8)(x, y));
  expect(complaints(mark)).toEqual(['the ring is whole on 0 % of its left']);
});
