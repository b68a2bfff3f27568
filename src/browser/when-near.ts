import type { RefCallback } from 'react';

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
