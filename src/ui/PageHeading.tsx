import { type ReactNode, useEffect } from 'react';

interface PageHeadingProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** The page's only h1. It gets the focus after a change of page. */
export function PageHeading({ children, className = '' }: PageHeadingProps) {
  useEffect(sayHydrated, []);
  return (
    <h1 tabIndex={-1} className={`headline-1 ${className}`}>
      {children}
    </h1>
  );
}

/** `<html data-hydrated>` tells checks of the site that React has taken over the page: from now on it answers input. */
function sayHydrated(): void {
  document.documentElement.dataset['hydrated'] = '';
}
