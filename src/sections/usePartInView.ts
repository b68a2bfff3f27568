import { useEffect, useState } from 'react';

/** A line across the window, a little below what the header and the contents cover. */
const LINE = '-30% 0px -70%';

/** The id of the part of the page that is being read, of parts by their ids; undefined between them. */
export function usePartInView(parts: Readonly<Record<string, unknown>>): string | undefined {
  const [partInView, setPartInView] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) setPartInView(target.id);
          else setPartInView((before) => (before === target.id ? undefined : before));
        }
      },
      { rootMargin: LINE },
    );
    for (const id of Object.keys(parts)) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [parts]);
  return partInView;
}
