import { useEffect, useState } from 'react';
import { afterPaint } from './moments.ts';

const MINUTE_MILLISECONDS = 60_000;

/**
 * The beginning of the present minute, in ms since 1970. At first null, because the prerendered page has no time of its own; the
 * time comes after a paint, because a browser's first clock takes longer than a frame.
 */
export function useMinute(): number | null {
  const [minute, setMinute] = useState<number | null>(null);
  useEffect(() => {
    const show = () => setMinute(presentMinute());
    afterPaint(show);
    return onMinute(show);
  }, []);
  return minute;
}

function presentMinute(): number {
  const now = Date.now();
  return now - (now % MINUTE_MILLISECONDS);
}

/** Calls the listener at each minute while the page is visible, and when it is shown again. Returns a function that stops this. */
export function onMinute(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const rest = MINUTE_MILLISECONDS - (Date.now() % MINUTE_MILLISECONDS);
    timer = setTimeout(report, rest);
  };
  const report = () => {
    listener();
    wait();
  };
  const followVisibility = () => {
    clearTimeout(timer);
    if (!document.hidden) report();
  };
  document.addEventListener('visibilitychange', followVisibility);
  if (!document.hidden) wait();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', followVisibility);
  };
}
