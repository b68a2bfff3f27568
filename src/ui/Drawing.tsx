import { useHydrated } from '@tanstack/react-router';
import type { Accent } from '#content/appearance.ts';
import type { DrawingName } from '#content/drawings.ts';
import { Sheet } from './Sheet.tsx';

interface DrawingProps {
  readonly name: DrawingName;
  readonly accent: Accent;
  /** The whole sheet, or its middle at twice the scale. */
  readonly extent?: keyof typeof extents;
  /** Lazy is for what lies below the first window: its file waits until the page has come to life. */
  readonly loading?: 'eager' | 'lazy';
  readonly className?: string;
}

/**
 * A page's contour drawing, cropped to the box it is given. The file holds the lines alone; their
 * colours come from the ground they stand on, so one file serves both schemes and every band.
 */
export function Drawing({
  name,
  accent,
  extent = 'whole',
  loading = 'eager',
  className = '',
}: DrawingProps) {
  const isHydrated = useHydrated();
  const file = `/drawings/${name}.svg`;
  const sheet = (
    <Sheet className={`drawing ${className}`} viewBox={extents[extent]}>
      <use href={`${file}#minor`} className="stroke-contour stroke-1 opacity-65" />
      <use href={`${file}#index`} className={`drawing-index ${strokes[accent]}`} />
    </Sheet>
  );
  return loading === 'eager' || isHydrated ? sheet : <noscript>{sheet}</noscript>;
}

const extents = { whole: '0 0 1200 800', detail: '300 150 600 500' };

const strokes = {
  water: 'stroke-water',
  veg: 'stroke-veg',
  flag: 'stroke-flag',
};
