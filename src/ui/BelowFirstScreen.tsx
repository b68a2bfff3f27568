import { type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { isPageHydrated } from '#browser/hydration.ts';
import { PageIsShown } from './shown-page.ts';

/**
 * What follows the first section of a page. After a change of page the first section is painted alone: React renders the rest
 * after that, in small tasks. The prerendered page is whole, and so is a page that is opened at an element of the rest.
 */
export function BelowFirstScreen({ children }: { readonly children: ReactNode }) {
  const isPageShown = use(PageIsShown);
  const [isDue, setDue] = useState(() => !isPageHydrated());
  useEffect(() => {
    // A frame callback runs before the frame is painted, and its timer after.
    if (isPageShown)
      requestAnimationFrame(() => setTimeout(() => startTransition(() => setDue(true))));
  }, [isPageShown]);
  const isShown = isDue || (isPageShown && window.location.hash !== '');
  // As high as the window, so that the footer does not show for a moment.
  return isShown ? children : <div className="h-screen" />;
}
