/** What takes longer than this, in ms, no longer feels like an answer (the RAIL model's limit). */
const PATIENCE_MILLISECONDS = 100;

/** What the router tells of a change; the visit's first page comes from nowhere. */
interface LocationChange {
  readonly fromLocation?: unknown;
  readonly pathChanged: boolean;
}

interface Circumstances {
  /** Ms since some fixed moment. */
  readonly now: () => number;
  readonly prefersLessMotion: () => boolean;
}

/**
 * Decides whether a change of page is shown as a view transition (page-transitions.css). Not for the
 * visit's first page or a change of hash, nor where motion is unwelcome. A browser takes a picture of the old page first: on
 * a device where that keeps the new page waiting, the first transition of a visit is also the last.
 */
export function createPageTransitions({ now, prefersLessMotion }: Circumstances) {
  let begun: number | null = null;
  let isTooSlow = false;
  return {
    /** The router's question: the types of the transition, or `false` for none. */
    types: ({ fromLocation, pathChanged }: LocationChange) => {
      const isChange = fromLocation !== undefined && pathChanged;
      if (!isChange || isTooSlow || prefersLessMotion()) return false;
      begun = now();
      return ['page'];
    },
    /** The new page is in the document. */
    finish: () => {
      if (begun !== null) isTooSlow = now() - begun > PATIENCE_MILLISECONDS;
      begun = null;
    },
  };
}
