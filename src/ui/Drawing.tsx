import './drawing.css';
import type { Accent } from '#content/appearance.ts';
import type { DrawingName } from '#content/drawings.ts';
import { Sheet } from './Sheet.tsx';

export interface DrawingProps {
  readonly name: DrawingName;
  readonly accent: Accent;
  /** The whole sheet, or its middle at twice the scale. */
  readonly extent?: keyof typeof extents;
  readonly className?: string;
}

/**
 * A page's contour drawing, cropped to the box it is given. The file holds the lines alone; their
 * colours come from the ground they stand on, so one file serves both schemes and every band.
 */
export function Drawing({ name, accent, extent = 'whole', className = '' }: DrawingProps) {
  const file = `/drawings/${name}.svg`;
  return (
    <Sheet className={`drawing ${className}`} viewBox={extents[extent]}>
      <use href={`${file}#minor`} className="stroke-contour stroke-1 opacity-65" />
      <use href={`${file}#index`} className={`drawing-index ${strokes[accent]}`} />
    </Sheet>
  );
}

const extents = { whole: '0 0 1200 800', detail: '300 150 600 500' };

const strokes = {
  water: 'stroke-water',
  veg: 'stroke-veg',
  flag: 'stroke-flag',
};
