import './map.css';
import { useState, useSyncExternalStore } from 'react';
import { whenNear } from '#document/when-near.ts';
import { Drawing, type DrawingProps } from '#ui/Drawing.tsx';

interface MapFrameProps {
  readonly address: string;
  readonly title: string;
  readonly extent: NonNullable<DrawingProps['extent']>;
  /** Said under the frame, always: no browser tells a page whether another site's frame was refused. */
  readonly note: string;
}

/**
 * A map by the provider, loaded when it comes near while the browser is online. The drawing with the
 * mark stands in its place until then, when the connection is gone, and for as long as it loads.
 */
export function MapFrame({ address, title, extent, note }: MapFrameProps) {
  const [isNear, setNear] = useState(false);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine, always);
  const [nearing] = useState(() => whenNear('50% 0px', () => setNear(true)));
  return (
    <div className="map-frame">
      <div ref={nearing} className="map-place">
        <Drawing name="contact" accent="water" extent={extent} className="map-drawing" />
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

const always = () => true;

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
