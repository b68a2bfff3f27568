import { type ReactNode, use, useEffect } from 'react';
import { PAGE, reportPart } from '#browser/hydration.ts';
import { PageIsShown } from './shown-page.ts';

interface PageHeadingProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * The page's only h1. It tells that React has hydrated the page, and gets the focus after a change of page. While its page
 * waits to be shown, it is no heading yet, so that the document never has two.
 */
export function PageHeading({ children, className = '' }: PageHeadingProps) {
  const Heading = use(PageIsShown) ? 'h1' : 'div';
  useEffect(() => reportPart(PAGE), []);
  return (
    <Heading tabIndex={-1} className={`headline-1 ${className}`}>
      {children}
    </Heading>
  );
}
