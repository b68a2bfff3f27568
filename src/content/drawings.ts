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

/** Every contour drawing the build makes; each terrain is grown from its name. */
export const drawingNames = [...uniqueDrawings, ...serviceIds, ...industryIds];

export type DrawingName = (typeof drawingNames)[number];
