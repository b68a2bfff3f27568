import type { ReactElement } from 'react';

/**
 * What a route loads: the page's copy, from which its head is made, and the page itself. The page is data and not the route's
 * component, because it is also rendered before the router shows it (Pages.tsx).
 */
export async function routePage<Copy>(
  loadCopy: () => Promise<{ readonly default: Copy }>,
  render: (copy: Copy) => ReactElement,
) {
  const copy = (await loadCopy()).default;
  return { copy, page: render(copy) };
}
