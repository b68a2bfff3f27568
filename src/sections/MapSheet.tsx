import './map-sheet.css';
import type { ReactNode } from 'react';
import type { DrawingName } from '#content/drawings.ts';
import { SecondFrame } from '#ui/BelowFirstScreen.tsx';
import { Drawing } from '#ui/Drawing.tsx';

interface MapSheetProps {
  readonly drawing: DrawingName;
  /** What stands in the hole of a map with a piece cut out. A map without a hole has dashed lines: nobody has measured its ground. */
  readonly missing?: string;
  /** What lies on the map. */
  readonly children?: ReactNode;
}

/** The hero's picture of a page that is not there, or not there yet. The map itself is decoration. */
export function MapSheet({ drawing, missing, children }: MapSheetProps) {
  return (
    <div className={missing === undefined ? 'map-sheet unsurveyed' : 'map-sheet'}>
      <div className="drawing-view" aria-hidden="true">
        <SecondFrame>
          <Drawing name={drawing} className="size-full" />
        </SecondFrame>
        {missing !== undefined && (
          <div className="missing-piece">
            <span className="datum" />
            {missing}
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
