import './drawing.css';
import type { ReactNode } from 'react';
import type { DrawingName } from '#content/drawings.ts';

export interface DrawingProps {
  readonly name: DrawingName;
  /** The whole drawing, or its middle at twice the scale. */
  readonly extent?: keyof typeof extents;
  readonly className?: string;
}

/**
 * A page's contour drawing, cropped to the box of `className`. The file holds only the lines; their
 * colours come from the page's CSS, so one file serves both colour schemes and every band.
 */
export function Drawing({ name, extent = 'whole', className = '' }: DrawingProps) {
  const file = `/drawings/${name}.svg`;
  return (
    <DecorativeSvg className={`drawing ${className}`} viewBox={extents[extent]}>
      <use href={`${file}#minor`} className="stroke-contour stroke-1 opacity-65" />
      <use href={`${file}#index`} className="drawing-index" />
    </DecorativeSvg>
  );
}

const extents = { whole: '0 0 1200 800', detail: '300 150 600 500' };

interface DecorativeSvgProps {
  readonly viewBox: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** An SVG hidden from screen readers, cropped to the box of `className`. */
export function DecorativeSvg({ viewBox, className, children }: DecorativeSvgProps) {
  return (
    <svg
      className={className}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
