import { expect, test } from 'vitest';
import { heightGrid } from './height-grid.ts';
import { levels } from './levels.ts';
import { terrain } from './terrain.ts';

test.each(['home', 'banking', 'legal'])(
  '%s: levels at equal distances, every fifth an index level',
  (slug) => {
    const drawn = levels(heightGrid(terrain(slug)));
    expect(drawn.length).toBeGreaterThan(10);
    const rise = (drawn[1]?.height ?? 0) - (drawn[0]?.height ?? 0);
    for (const [i, { height }] of drawn.entries()) {
      expect(height).toBeCloseTo((drawn[0]?.height ?? 0) + i * rise, 9);
    }
    const strong = drawn.flatMap(({ index }, i) => (index ? [i] : []));
    const [first = 0] = strong;
    expect(first).toBeLessThan(5);
    expect(strong).toEqual(
      drawn.map((_, i) => i).filter((i) => i >= first && (i - first) % 5 === 0),
    );
  },
);
