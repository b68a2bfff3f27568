import { createNoise2D } from 'simplex-noise';
import { random } from './random.ts';

/** Height at a place on the sheet. The unit is arbitrary: contours choose their own interval. */
export type Terrain = (x: number, y: number) => number;

/** One layer of noise from a generator's next numbers. */
type Surface = (next: () => number) => Terrain;

/**
 * A terrain whose character (size of hills, lie, roughness) as well as its hills come from the slug.
 * The drawings stand still; the film passes a surface that is somewhere else at every moment.
 */
export function terrain(slug: string, surface: Surface = createNoise2D): Terrain {
  const next = random(slug);
  const between = (low: number, high: number) => low + (high - low) * next();

  const hills = between(470, 680);
  const stretch = between(1, 1.25);
  const lie = between(0, Math.PI);
  const roughness = between(0.25, 0.55);
  const warp = between(0.1, 0.3);

  const layer = (wavelength: number, angle: number): Terrain => {
    const noise = surface(next);
    const cos = Math.cos(angle) / wavelength;
    const sin = Math.sin(angle) / wavelength;
    return (x, y) => noise(x * cos + y * sin, y * cos - x * sin);
  };

  // Simplex noise alone shows its triangles, as creases: layers of one octave, turned, hide them.
  const relief = [layer(1, 0), layer(0.93, 1.1), layer(0.85, 2.2)];
  const detail = [layer(0.5, 0.6), layer(0.43, 1.9)];
  const bends = [layer(1.3, 0.3), layer(1.3, 1.4)] as const;

  const cos = Math.cos(lie) / hills;
  const sin = Math.sin(lie) / hills;

  return (x, y) => {
    const along = (x * cos + y * sin) / stretch;
    const across = (y * cos - x * sin) * stretch;
    // Bending the ground before reading its height turns round hills into spurs and valleys.
    const u = along + warp * bends[0](along, across);
    const v = across + warp * bends[1](along, across);
    const sum = (layers: readonly Terrain[]) => layers.reduce((height, at) => height + at(u, v), 0);
    return sum(relief) + roughness * sum(detail);
  };
}
