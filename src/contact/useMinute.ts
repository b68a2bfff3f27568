import { use, useEffect, useState } from 'react';
import { afterPaint } from '#browser/moments.ts';
import { PageIsShown } from '#ui/shown-page.ts';

const MINUTE_MILLISECONDS = 60_000;

/**
 * The beginning of the present minute, in ms since 1970, while the page is shown and visible. At first null, because the
 * prerendered page has no time of its own; the time comes after a paint, because a browser's first clock takes longer than a
 * frame.
 */
export function useMinute(): number | null {
  const [minute, setMinute] = useState<number | null>(null);
  const isPageShown = use(PageIsShown);
  useEffect(() => {
    if (!isPageShown) return;
    const following = new AbortController();
    const { signal } = following;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      clearTimeout(timer);
      if (signal.aborted || document.hidden) return;
      const now = Date.now();
      const passed = now % MINUTE_MILLISECONDS;
      setMinute(now - passed);
      timer = setTimeout(show, MINUTE_MILLISECONDS - passed);
    };
    afterPaint(show);
    document.addEventListener('visibilitychange', show, { signal });
    return () => {
      clearTimeout(timer);
      following.abort();
    };
  }, [isPageShown]);
  return minute;
}
