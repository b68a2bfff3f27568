/**
 * How much two pictures of one page may differ. `threshold` limits the perceived difference of a pixel's
 * colour (0 to 1), and `maxDiffPixels` is the number of pixels that may differ by more. A share of the
 * picture instead of a number would let a small element move on a long page. Measured: another rasterizer
 * changes no pixel by more than 0.3 (two pixels by more than 0.2); the smallest element, the arrow of the
 * Subject field, changes 13 pixels when it moves by 4 px. tolerance.spec.ts and rasterizer.spec.ts test both.
 */
export const tolerance = { threshold: 0.3, maxDiffPixels: 10 } as const;
