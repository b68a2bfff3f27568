import './drawing.css';
import { useState } from 'react';
import { whenNear } from '#document/when-near.ts';
import { Drawing, type DrawingProps } from './Drawing.tsx';

/**
 * A drawing far below the first window: its file is asked for a window before it is seen, and does not
 * compete with what is read first. Where no script runs, it is there from the start.
 */
export function LazyDrawing(props: DrawingProps) {
  const [isNear, setNear] = useState(false);
  const [place] = useState(() => whenNear('100% 0px', () => setNear(true)));
  if (isNear) return <Drawing {...props} />;
  return (
    <>
      <noscript>
        <Drawing {...props} />
      </noscript>
      <svg ref={place} className={`drawing ${props.className ?? ''}`} aria-hidden="true" />
    </>
  );
}
