import type { RefCallback } from 'react';

/**
 * A `ref` that tells once when its element is in the window or near: within `margin` of it, in the
 * words of IntersectionObserver's `rootMargin`.
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
