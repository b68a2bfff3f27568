import type { ReactNode } from 'react';

interface PageHeadingProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** The page's only h1. It gets the focus after a change of page. */
export function PageHeading({ children, className = '' }: PageHeadingProps) {
  return (
    <h1 tabIndex={-1} className={`headline-1 ${className}`}>
      {children}
    </h1>
  );
}
