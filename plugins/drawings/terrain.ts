import { createNoise2D, createNoise4D } from 'simplex-noise';

/** The height at a point of the sheet, in no unit: the interval of the contours adapts to it. */
export type Terrain = (x: number, y: number) => number;

/** Makes one layer of noise with a random generator. */
type CreateSurface = (next: () => number) => Terrain;

/**
 * A terrain that depends only on the slug: the positions of its hills, and their size, direction and
 * roughness. `createSurface` is different only for the film, whose terrain moves.
 */
export function terrain(slug: string, createSurface: CreateSurface = createNoise2D): Terrain {
  const next = random(slug);
  const between = (low: number, high: number) => low + (high - low) * next();

  const hillSize = between(470, 680);
  const stretch = between(1, 1.25);
  const direction = between(0, Math.PI);
  const roughness = between(0.25, 0.55);
  const warp = between(0.1, 0.3);

  const layer = (wavelength: number, angle: number): Terrain => {
    const noise = createSurface(next);
    const cos = Math.cos(angle) / wavelength;
    const sin = Math.sin(angle) / wavelength;
    return (x, y) => noise(x * cos + y * sin, y * cos - x * sin);
  };

  // Simplex noise alone has visible creases. Layers of similar wavelengths at different angles hide them.
  const relief = [layer(1, 0), layer(0.93, 1.1), layer(0.85, 2.2)];
  const detail = [layer(0.5, 0.6), layer(0.43, 1.9)];
  const bends = [layer(1.3, 0.3), layer(1.3, 1.4)] as const;

  const cos = Math.cos(direction) / hillSize;
  const sin = Math.sin(direction) / hillSize;

  return (x, y) => {
    const along = (x * cos + y * sin) / stretch;
    const across = (y * cos - x * sin) * stretch;
    // Domain warping: it turns round hills into spurs and valleys.
    const u = along + warp * bends[0](along, across);
    const v = across + warp * bends[1](along, across);
    const sum = (layers: readonly Terrain[]) => layers.reduce((height, at) => height + at(u, v), 0);
    return sum(relief) + roughness * sum(detail);
  };
}

/** An FNV-1a hash, so that similar slugs ("banking", "ranking") get unrelated seeds. */
function seed(slug: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < slug.length; i += 1) {
    hash = Math.imul(hash ^ slug.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/** A mulberry32 generator: numbers in [0, 1) that are the same for a slug in every build. */
function random(slug: string): () => number {
  let state = seed(slug);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The radius of the circle in noise space, relative to a hill. It sets how fast the terrain moves. */
const radius = 0.06;

/**
 * The film's terrain at a moment of the loop, from 0 to 1. The moment is a point on a circle in the third
 * and fourth dimension of the noise, so the loop ends exactly where it starts.
 */
export function movingTerrain(moment: number): Terrain {
  const z = radius * Math.cos(2 * Math.PI * moment);
  const w = radius * Math.sin(2 * Math.PI * moment);
  return terrain('datum', (next) => {
    const noise = createNoise4D(next);
    return (x, y) => noise(x, y, z, w);
  });
}
