import './contact.css';
import { useState, useSyncExternalStore } from 'react';
import { whenNear } from '#browser/moments.ts';
import { onNetworkChange } from '#browser/network.ts';
import { company, type Office } from '#content/company.ts';
import { Drawing, type DrawingProps } from '#ui/Drawing.tsx';

/** How far the map reaches from the office, in degrees: about a kilometre each way. */
const REACH = { latitude: 0.008, longitude: 0.012 };

interface MapFrameProps {
  readonly office: Office;
  readonly title: string;
  readonly extent: NonNullable<DrawingProps['extent']>;
  /** Always shown under the frame, because no browser tells a page that another site's frame was refused. */
  readonly note: string;
}

/**
 * A map by the provider, loaded when the visitor scrolls near it while the browser is online. A drawing
 * with a marker replaces the map before and while it loads, and offline.
 */
export function MapFrame({ office, title, extent, note }: MapFrameProps) {
  const url = mapFrameUrl(office);
  const [isNear, setNear] = useState(false);
  const isOnline = useSyncExternalStore(onNetworkChange, () => navigator.onLine, assumeOnline);
  const [nearRef] = useState(() => whenNear('50% 0px', () => setNear(true)));
  return (
    <div className="map-frame">
      <div ref={nearRef} className="map-place">
        <Drawing name="contact" extent={extent} className="map-drawing" />
        <span className="datum map-datum" aria-hidden="true" />
        {isNear && isOnline && <LoadingFrame url={url} title={title} />}
        <noscript>
          <iframe src={url} title={title} loading="lazy" />
        </noscript>
      </div>
      <p className="map-note text-4 text-ink-2">{note}</p>
    </div>
  );
}

/** Stays invisible until it has loaded: browsers paint a loading frame white, in the dark scheme too. */
function LoadingFrame({ url, title }: { readonly url: string; readonly title: string }) {
  const [hasLoaded, setLoaded] = useState(false);
  return (
    <iframe
      src={url}
      title={title}
      onLoad={() => setLoaded(true)}
      className={hasLoaded ? '' : 'opacity-0'}
    />
  );
}

/** The provider's embeddable map around an office, with a marker on it. */
function mapFrameUrl({ latitude, longitude }: Office): string {
  const url = new URL('/export/embed.html', company.mapProvider.origin);
  const corners = [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ];
  url.searchParams.set('bbox', corners.map((degrees) => degrees.toFixed(4)).join(','));
  url.searchParams.set('layer', 'mapnik');
  url.searchParams.set('marker', `${latitude},${longitude}`);
  return url.href;
}

/** For the prerender, which has no navigator. */
const assumeOnline = () => true;
