import './drawing.css';
import { useState } from 'react';
import { whenNear } from '#document/when-near.ts';
import { Drawing, type DrawingProps } from './Drawing.tsx';

/**
 * A drawing far down the page. Its file loads when it is one window height away, so that it does not
 * compete with what is visible first. Without scripts it loads with the page.
 */
export function LazyDrawing(props: DrawingProps) {
  const [isNear, setNear] = useState(false);
  const [placeholder] = useState(() => whenNear('100% 0px', () => setNear(true)));
  if (isNear) return <Drawing {...props} />;
  return (
    <>
      <noscript>
        <Drawing {...props} />
      </noscript>
      <svg ref={placeholder} className={`drawing ${props.className ?? ''}`} aria-hidden="true" />
    </>
  );
}
