import { useLocation } from '@tanstack/react-router';
import { type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { isPageHydrated } from '#browser/hydration.ts';
import { afterPaint } from '#browser/moments.ts';
import { PageIsShown } from './shown-page.ts';

interface PaintedLaterProps {
  readonly children: ReactNode;
}

/**
 * What follows the first section of a page. After a change of page the first section is painted alone: React renders the rest
 * after that, in small tasks. The prerendered page is whole, and so is a page that is opened at an element of the rest.
 */
export function BelowFirstScreen({ children }: PaintedLaterProps) {
  const isPageShown = use(PageIsShown);
  const isDue = useIsPainted('in small tasks');
  // A link of the first section may be pressed before the rest is there.
  const { hash } = useLocation();
  const isShown = isDue || (isPageShown && hash !== '');
  // As high as the window, so that the footer does not show for a moment.
  return isShown ? children : <div className="h-screen" />;
}

/** The drawing of a first section. After a change of page it is painted one frame after the text, because it takes longer. */
export function SecondFrame({ children }: PaintedLaterProps) {
  return useIsPainted('at once') && children;
}

/** Whether the page around a component has been painted, or is the prerendered one. React renders the change as is said. */
function useIsPainted(manner: 'at once' | 'in small tasks'): boolean {
  const isPageShown = use(PageIsShown);
  const [isPainted, setPainted] = useState(() => !isPageHydrated());
  useEffect(() => {
    const change = () => setPainted(true);
    if (isPageShown) afterPaint(manner === 'at once' ? change : () => startTransition(change));
  }, [isPageShown, manner]);
  return isPainted;
}
