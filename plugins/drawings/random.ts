/** An FNV-1a hash, so that similar slugs ("banking", "ranking") get unrelated seeds. */
function seed(slug: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < slug.length; i += 1) {
    hash = Math.imul(hash ^ slug.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/** A mulberry32 generator: numbers in [0, 1) that are the same for a slug in every build. */
export function random(slug: string): () => number {
  let state = seed(slug);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
