import '#ui/drawing.css';
import { useState } from 'react';
import { whenNear } from '#browser/moments.ts';
import type { PlateId } from '#content/services.ts';

/**
 * A page's plate without its labels, whole and in the middle of the box around it. It shows when it is one window height away,
 * so that its file does not compete with what is visible first. Without scripts the file loads with the page.
 */
export function PlateDetail({ plate }: { readonly plate: PlateId }) {
  const [isNear, setNear] = useState(false);
  const [placeholder] = useState(() => whenNear('100% 0px', () => setNear(true)));
  const drawing = (
    <svg className="drawing size-full" aria-hidden="true">
      <use href={`/plates/${plate}.svg#tile`} />
    </svg>
  );
  if (isNear) return drawing;
  return (
    <>
      <noscript>{drawing}</noscript>
      <svg ref={placeholder} className="drawing size-full" aria-hidden="true" />
    </>
  );
}
