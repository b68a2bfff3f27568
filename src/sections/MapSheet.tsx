import '#ui/drawing.css';
import './map-sheet.css';
import { SecondFrame } from '#ui/BelowFirstScreen.tsx';

/** The hero's picture of a page that is not there: a map with a piece cut out. `missing` stands in the hole. */
export function MapSheet({ missing }: { readonly missing: string }) {
  return (
    <div className="map-sheet drawing-view" aria-hidden="true">
      <SecondFrame>
        {/* The file holds only the lines (plugins/drawings): their colours come from the page. */}
        <svg
          className="drawing size-full"
          viewBox="0 0 1200 800"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <use
            href="/drawings/not-found.svg#minor"
            className="stroke-contour stroke-1 opacity-65"
          />
          <use href="/drawings/not-found.svg#index" className="drawing-index" />
        </svg>
      </SecondFrame>
      <div className="missing-piece">
        <span className="datum" />
        {missing}
      </div>
    </div>
  );
}
