import './drawing.css';
import type { DrawingName } from '#content/drawings.ts';

interface DrawingProps {
  readonly name: DrawingName;
  readonly className: string;
}

/**
 * A page's contour drawing, cropped to the box of `className`. The file holds only the lines; their
 * colours come from the page's CSS, so one file serves both colour schemes and every band.
 */
export function Drawing({ name, className }: DrawingProps) {
  const file = `/drawings/${name}.svg`;
  return (
    <svg
      className={`drawing ${className}`}
      viewBox="0 0 1200 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`${file}#minor`} className="stroke-contour stroke-1 opacity-65" />
      <use href={`${file}#index`} className="drawing-index" />
    </svg>
  );
}
