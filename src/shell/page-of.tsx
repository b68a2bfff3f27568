import type { ComponentType, ReactNode } from 'react';

/** What a route's loader returns: the page, ready to be rendered, and its copy for the head tags. */
interface LoadedPage<Copy> {
  readonly copy: Copy;
  readonly page: ReactNode;
}

/**
 * The result of a route's loader. A route has no component, because a page can be rendered before its address is the
 * router's (Pages.tsx).
 */
export function pageOf<Props extends { readonly copy: unknown }>(
  Template: ComponentType<Props>,
  props: Props,
): LoadedPage<Props['copy']> {
  return { copy: props.copy, page: <Template {...props} /> };
}
