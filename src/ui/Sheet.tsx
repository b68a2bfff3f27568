import type { ReactNode } from 'react';

interface SheetProps {
  readonly viewBox: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A drawing that says nothing, cropped to the box it is given. */
export function Sheet({ viewBox, className, children }: SheetProps) {
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
