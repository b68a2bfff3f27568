import { useSyncExternalStore } from 'react';

interface MapFrameProps {
  readonly address: string;
  readonly title: string;
  /** Said in the frame's place where the provider cannot be reached. */
  readonly unavailable: string;
}

/**
 * A map by the provider, loaded when it comes near. What stands behind it shows where the frame
 * cannot: offline it is taken away, and a refused frame is transparent.
 */
export function MapFrame({ address, title, unavailable }: MapFrameProps) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div className="map-frame">
      <p className="max-w-90 p-6 text-center text-ink-2">{unavailable}</p>
      {isOnline && <iframe src={address} title={title} loading="lazy" />}
    </div>
  );
}

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
