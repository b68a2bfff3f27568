import type { ReactElement } from 'react';
import type { PageId } from '#content/page-names.ts';
import type { HeadCopy } from './metadata.ts';

/**
 * What a route loads: the page's copy, from which its head is made, and the page itself. The page is data and not the route's
 * component, because it is also rendered before the router shows it (Pages.tsx).
 */
export interface LoadedPage {
  readonly id: PageId;
  readonly copy: HeadCopy;
  readonly page: ReactElement;
}

/** Loads the copy of a page and makes the page of it. */
export async function routePage<Copy extends HeadCopy>(
  id: PageId,
  loadCopy: () => Promise<{ readonly default: Copy }>,
  render: (copy: Copy) => ReactElement,
): Promise<LoadedPage> {
  const copy = (await loadCopy()).default;
  return { id, copy, page: render(copy) };
}
