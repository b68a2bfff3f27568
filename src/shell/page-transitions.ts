/** What takes longer than this, in ms, no longer feels like an answer (the RAIL model's limit). */
const PATIENCE_MILLISECONDS = 100;

/** A change that takes this long by itself, in ms, would take as long as that with a transition. */
const PLAIN_MILLISECONDS = 40;

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

/** A change that is under way. */
interface Change {
  readonly begun: number;
  /** How long it may take, in ms, for the next one to be a transition. */
  readonly limit: number;
}

/**
 * Decides whether a change of page is shown as a view transition (page-transitions.css). Not for the
 * visit's first page or a change of hash, nor where motion is unwelcome. A browser takes a picture of
 * the old page first: a device where that would keep the new page waiting is spared it, as the last
 * change tells, or the first page.
 */
export function createPageTransitions({ now, prefersLessMotion }: Circumstances) {
  let change: Change | null = null;
  let isQuick = false;
  return {
    /** The router's question: the types of the transition, or `false` for none. */
    types: ({ fromLocation, pathChanged }: LocationChange) => {
      if (!pathChanged) return false;
      const isTransition = fromLocation !== undefined && isQuick && !prefersLessMotion();
      change = { begun: now(), limit: isTransition ? PATIENCE_MILLISECONDS : PLAIN_MILLISECONDS };
      return isTransition ? ['page'] : false;
    },
    /** The new page is on the screen. */
    finish: () => {
      if (change !== null) isQuick = now() - change.begun <= change.limit;
      change = null;
    },
  };
}
