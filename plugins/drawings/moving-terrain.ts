import { createNoise4D } from 'simplex-noise';
import { type Terrain, terrain } from './terrain.ts';

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
