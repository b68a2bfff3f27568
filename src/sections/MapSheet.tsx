import './map-sheet.css';
import { SecondFrame } from '#ui/BelowFirstScreen.tsx';
import { Drawing } from '#ui/Drawing.tsx';

/** The hero's picture of a page that is not there: a map with a piece cut out. `missing` stands in the hole. */
export function MapSheet({ missing }: { readonly missing: string }) {
  return (
    <div className="map-sheet drawing-view" aria-hidden="true">
      <SecondFrame>
        <Drawing name="not-found" className="size-full" />
      </SecondFrame>
      <div className="missing-piece">
        <span className="datum" />
        {missing}
      </div>
    </div>
  );
}
