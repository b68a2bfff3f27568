import './drawing.css';
import type { ReactNode } from 'react';
import type { DrawingName } from '#content/drawings.ts';

interface DrawingProps {
  readonly name: DrawingName;
  readonly className?: string;
}

/**
 * A page's contour drawing, cropped to the box of `className`. The file holds only the lines; their
 * colours come from the page's CSS, so one file serves both colour schemes and every band.
 */
export function Drawing({ name, className = '' }: DrawingProps) {
  const file = `/drawings/${name}.svg`;
  return (
    <DecorativeSvg className={`drawing ${className}`} viewBox="0 0 1200 800">
      <use href={`${file}#minor`} className="stroke-contour stroke-1 opacity-65" />
      <use href={`${file}#index`} className="drawing-index" />
    </DecorativeSvg>
  );
}

interface DecorativeSvgProps {
  readonly viewBox: string;
  readonly className: string;
  /** Whether the box shows all of the picture. Otherwise the picture covers the box. */
  readonly isWhole?: boolean;
  readonly children: ReactNode;
}

/** An SVG hidden from screen readers, in the box of `className`. */
export function DecorativeSvg({
  viewBox,
  className,
  isWhole = false,
  children,
}: DecorativeSvgProps) {
  return (
    <svg
      className={className}
      viewBox={viewBox}
      preserveAspectRatio={isWhole ? undefined : 'xMidYMid slice'}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
