import type { ReactNode } from 'react';
import { useIsPageLoading } from './PageProgress.tsx';

export interface MainProps {
  readonly children: ReactNode;
}

/** The landmark of the page's own content. */
export function Main({ children }: MainProps) {
  return (
    <main id="main" tabIndex={-1} aria-busy={useIsPageLoading() || undefined}>
      {children}
    </main>
  );
}
