import './map.css';
import { type RefCallback, useState, useSyncExternalStore } from 'react';
import type { DrawingName } from '#content/drawings.ts';
import { Drawing } from '#ui/Drawing.tsx';

interface MapFrameProps {
  readonly address: string;
  readonly title: string;
  readonly drawing: DrawingName;
  /** Said under the frame, always: no browser tells a page whether another site's frame was refused. */
  readonly note: string;
}

/**
 * A map by the provider, loaded when it comes near while the browser is online. The drawing with the
 * mark stands in its place until then, when the connection is gone, and for as long as it loads.
 */
export function MapFrame({ address, title, drawing, note }: MapFrameProps) {
  const [isNear, setNear] = useState(false);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine, always);
  const [nearing] = useState<RefCallback<HTMLElement>>(() => whenNear(() => setNear(true)));
  return (
    <div className="map-frame">
      <div ref={nearing} className="map-place">
        <Drawing name={drawing} accent="water" className="map-drawing" />
        <span className="datum map-datum" aria-hidden="true" />
        {isNear && isOnline && <LoadingFrame address={address} title={title} />}
        <noscript>
          <iframe src={address} title={title} loading="lazy" />
        </noscript>
      </div>
      <p className="map-note text-4 text-ink-2">{note}</p>
    </div>
  );
}

/** Shown when it has loaded: before, browsers paint it white, in the dark scheme too. */
function LoadingFrame({ address, title }: Pick<MapFrameProps, 'address' | 'title'>) {
  const [hasLoaded, setLoaded] = useState(false);
  return (
    <iframe
      src={address}
      title={title}
      onLoad={() => setLoaded(true)}
      className={hasLoaded ? '' : 'opacity-0'}
    />
  );
}

/** Half a window before it comes into view. */
const nearness = { rootMargin: '50% 0px' };

function whenNear(onNear: () => void): RefCallback<HTMLElement> {
  return (place) => {
    if (!place) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    }, nearness);
    observer.observe(place);
    return () => observer.disconnect();
  };
}

const always = () => true;

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
