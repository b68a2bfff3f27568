/**
 * What two pictures of one page may differ by. `threshold` is how different a pixel's colour may be
 * (0 to 1, as the eye weighs it), `maxDiffPixels` how many pixels may differ by more: a number and no
 * share of the picture, or a small thing could move on a long page. Tried: another rasterizer changes
 * none by more than 0.3 (two by more than 0.2); the smallest thing, the arrow of the list of subjects,
 * changes 13 where it moves by 4 px. tolerance.spec.ts and rasterizer.spec.ts keep both true.
 */
export const tolerance = { threshold: 0.3, maxDiffPixels: 10 } as const;
