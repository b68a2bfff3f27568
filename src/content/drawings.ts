import { industryIds } from './industries.ts';
import { serviceIds } from './services.ts';

const uniqueDrawings = [
  'services',
  'industry',
  'about',
  'careers',
  'contact',
  'legal',
  'closing',
  'not-found',
] as const;

/** Every contour drawing that the build makes. The name is the seed of its terrain. */
export const drawingNames = [...uniqueDrawings, ...serviceIds, ...industryIds];

export type DrawingName = (typeof drawingNames)[number];
