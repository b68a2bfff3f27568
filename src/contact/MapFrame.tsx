import './contact.css';
import { useState, useSyncExternalStore } from 'react';
import { whenNear } from '#browser/moments.ts';
import { onNetworkChange } from '#browser/network.ts';
import { company, type Office } from '#content/company.ts';
import { streetPlans } from './street-plans.ts';

/** How far the map reaches from the office, in degrees: more than a kilometre to the sides, half as far up and down. */
const REACH = { latitude: 0.0052, longitude: 0.012 };

interface MapFrameProps {
  readonly office: Office;
  readonly title: string;
  /** Always shown under the frame, because no browser tells a page that another site's frame was refused. */
  readonly note: string;
}

/**
 * A map by the provider, loaded when the visitor scrolls near it while the browser is online. A drawing of the streets around the
 * place, with its coordinates, replaces the map before and while it loads, and offline.
 */
export function MapFrame({ office, title, note }: MapFrameProps) {
  const url = mapFrameUrl(office);
  const [isNear, setNear] = useState(false);
  const isOnline = useSyncExternalStore(onNetworkChange, () => navigator.onLine, assumeOnline);
  const [nearRef] = useState(() => whenNear('50% 0px', () => setNear(true)));
  return (
    <div className="map-frame">
      <div ref={nearRef} className="map-place">
        <Graticule office={office} />
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

/**
 * Stays invisible until it has loaded: browsers paint a loading frame white, in the dark scheme too. Extensions may put something
 * else in the frame's place, and React can remove only what it has made: the element around it.
 */
function LoadingFrame({ url, title }: { readonly url: string; readonly title: string }) {
  const [hasLoaded, setLoaded] = useState(false);
  return (
    <div>
      <iframe
        src={url}
        title={title}
        onLoad={() => setLoaded(true)}
        className={hasLoaded ? '' : 'opacity-0'}
      />
    </div>
  );
}

/** Degrees between the lines of a graticule: about half a kilometre. */
const STEP = 0.005;

/** The streets and the lines of latitude and longitude around an office, with their degrees, at the scale and in the place of the map. */
function Graticule({ office: { latitude, longitude } }: { readonly office: Office }) {
  const plan = streetPlans[`${latitude}, ${longitude}`];
  const meridians = linesAround(longitude, REACH.longitude);
  const parallels = linesAround(-latitude, REACH.latitude);
  return (
    <svg className="map-graticule" aria-hidden="true">
      {plan && (
        <svg viewBox="0 0 240 120" aria-hidden="true">
          <path className="map-water" d={plan.water} />
          <path d={plan.streets} />
          <path className="map-main-streets" d={plan.mainStreets} />
        </svg>
      )}
      {meridians.map(({ degrees, share }) => (
        <line key={degrees} x1={share} x2={share} y2="100%" />
      ))}
      {parallels.map(({ degrees, share }) => (
        <line key={degrees} x2="100%" y1={share} y2={share} />
      ))}
      {/* The first and the last are too near to the edges. */}
      {meridians.slice(1, -1).map(({ degrees, share }) => (
        <text key={degrees} x={share} y="100%" dy="-12" textAnchor="middle">
          {degrees.toFixed(3)}
        </text>
      ))}
      {parallels.map(({ degrees, share }) => (
        <text key={degrees} x="12" y={share} dy="5">
          {(-degrees).toFixed(3)}
        </text>
      ))}
    </svg>
  );
}

/** The whole steps of degrees on both sides of a middle, each with its share of the way from one edge to the other. */
function linesAround(middle: number, reach: number) {
  const first = Math.ceil((middle - reach) / STEP);
  const count = Math.floor((middle + reach) / STEP) - first + 1;
  return Array.from({ length: count }, (_, index) => {
    const degrees = (first + index) * STEP;
    return { degrees, share: `${(50 + (50 * (degrees - middle)) / reach).toFixed(2)}%` };
  });
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
