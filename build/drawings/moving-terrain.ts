import { createNoise4D } from 'simplex-noise';
import { type Terrain, terrain } from './terrain.ts';

/** Radius of the circle in noise space, in the size of a hill: it sets how fast the ground moves. */
const travel = 0.06;

/**
 * The film's terrain at a moment of the loop, from 0 to 1. The moment is a place on a circle through the
 * third and fourth dimension of the noise, so the end of the loop is its beginning, exactly.
 */
export function movingTerrain(moment: number): Terrain {
  const z = travel * Math.cos(2 * Math.PI * moment);
  const w = travel * Math.sin(2 * Math.PI * moment);
  return terrain('datum', (next) => {
    const noise = createNoise4D(next);
    return (x, y) => noise(x, y, z, w);
  });
}
