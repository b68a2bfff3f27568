import { type ReactNode, useDeferredValue, useState } from 'react';
import { isPageHydrated } from '#browser/hydration.ts';

/**
 * What follows the first section of a page. After a change of page the first section is painted alone: React renders the rest
 * right after that, in small tasks. The prerendered page is whole, and so is a page that is opened at an element of the rest.
 */
export function BelowFirstScreen({ children }: { readonly children: ReactNode }) {
  const [isLater] = useState(() => isPageHydrated() && window.location.hash === '');
  // As high as the window, so that the footer does not show for a moment.
  return useDeferredValue(children, isLater ? <div className="h-screen" /> : children);
}
