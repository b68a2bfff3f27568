import { type ReactNode, useState } from 'react';
import { whenNear } from '#browser/moments.ts';

interface WhenNearProps {
  /** The classes of the drawing, whose place stays free until it is shown. */
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * Shows a drawing far down the page when it is one window height away, so that its file does not compete with what
 * is visible first. Without scripts the file loads with the page.
 */
export function WhenNear({ className, children }: WhenNearProps) {
  const [isNear, setNear] = useState(false);
  const [placeholder] = useState(() => whenNear('100% 0px', () => setNear(true)));
  if (isNear) return children;
  return (
    <>
      <noscript>{children}</noscript>
      <svg ref={placeholder} className={`drawing ${className}`} aria-hidden="true" />
    </>
  );
}
