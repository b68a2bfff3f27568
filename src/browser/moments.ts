import type { RefCallback } from 'react';

// Moments at which more of a page is loaded.

let report = () => {};

/** Resolved some seconds after the page has loaded: decoration, such as the film, may load from then on. */
export const pageAtRest = new Promise<void>((resolve) => {
  report = resolve;
});

/** Resolves `pageAtRest` (src/app/start-when-idle.ts decides when). */
export function reportPageAtRest(): void {
  report();
}

/**
 * A `ref` that calls `onNear` once, when its element is within `margin` of the window (the syntax of
 * IntersectionObserver's `rootMargin`).
 */
export function whenNear(margin: string, onNear: () => void): RefCallback<Element> {
  return (element) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}

/** Calls back after the next frame is painted. In a hidden document, that is when the document is shown again. */
export function afterPaint(callback: () => void): void {
  // A frame callback runs before the frame is painted, and its timer after.
  requestAnimationFrame(() => setTimeout(callback));
}
