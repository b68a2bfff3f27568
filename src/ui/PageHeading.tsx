import { type ReactNode, useEffect } from 'react';
import { PAGE, reportPart } from '#browser/hydration.ts';

interface PageHeadingProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** The page's only h1. It tells that React has hydrated the page, and gets the focus after a change of page. */
export function PageHeading({ children, className = '' }: PageHeadingProps) {
  useEffect(() => reportPart(PAGE), []);
  return (
    <h1 tabIndex={-1} className={`headline-1 ${className}`}>
      {children}
    </h1>
  );
}
