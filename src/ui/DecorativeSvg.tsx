import type { ReactNode } from 'react';

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
