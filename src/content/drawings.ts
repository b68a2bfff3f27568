/** Every contour drawing that the build makes. The name is the seed of its terrain. */
export const drawingNames = ['closing', 'not-found'] as const;

export type DrawingName = (typeof drawingNames)[number];
