import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { isPageHydrated } from '#browser/hydration.ts';

/**
 * What follows the first section of a page. After a change of page the first section is painted alone: React renders the rest
 * after that, in small tasks. The prerendered page is whole, and so is a page that is opened at an element of the rest.
 */
export function BelowFirstScreen({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(() => !isPageHydrated() || window.location.hash !== '');
  useEffect(() => {
    // A frame callback runs before the frame is painted, and its timer after.
    requestAnimationFrame(() => setTimeout(() => startTransition(() => setShown(true))));
  }, []);
  // As high as the window, so that the footer does not show for a moment.
  return isShown ? children : <div className="h-screen" />;
}
