import type { Accent } from '#content/appearance.ts';
import type { DrawingName } from '#content/drawings.ts';

interface DrawingProps {
  readonly name: DrawingName;
  readonly accent: Accent | 'copper';
  readonly className?: string;
}

/**
 * A page's contour drawing, cropped to the box it is given. The file holds the lines alone; their
 * colours come from the ground they stand on, so one file serves both schemes and every band.
 */
export function Drawing({ name, accent, className = '' }: DrawingProps) {
  const file = `/drawings/${name}.svg`;
  return (
    <svg
      className={`drawing ${className}`}
      viewBox="0 0 1200 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${file}#minor`} className="stroke-contour stroke-1 opacity-65" />
      <use href={`${file}#index`} className={`drawing-index stroke-2 ${strokes[accent]}`} />
    </svg>
  );
}

const strokes = {
  water: 'stroke-water',
  veg: 'stroke-veg',
  flag: 'stroke-flag',
  copper: 'stroke-copper',
};
