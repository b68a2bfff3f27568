import './map-sheet.css';
import type { ReactNode } from 'react';
import type { DrawingName } from '#content/drawings.ts';
import { SecondFrame } from '#ui/BelowFirstScreen.tsx';
import { Drawing } from '#ui/Drawing.tsx';

interface MapSheetProps {
  readonly drawing: DrawingName;
  /** `unsurveyed`: dashed lines, as on maps of ground that nobody has measured. `missing`: a map with a piece cut out. */
  readonly state: 'unsurveyed' | 'missing';
  /** What lies on the map. */
  readonly children?: ReactNode;
}

/** The hero's picture of a page that is not there, or not there yet. The map itself is decoration. */
export function MapSheet({ drawing, state, children }: MapSheetProps) {
  return (
    <div className={`map-sheet ${state}`}>
      <div className="drawing-view" aria-hidden="true">
        <SecondFrame>
          <Drawing name={drawing} className="size-full" />
        </SecondFrame>
        {state === 'missing' && (
          <div className="missing-piece">
            <span className="datum" />
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
