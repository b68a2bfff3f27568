import type { ReactElement } from 'react';

/** A state of a component that no page shows by its address alone. */
export interface State {
  readonly element: ReactElement;
  /**
   * Called after the element is mounted, to bring the site's stores or the element into the state. Returns a promise if
   * code must load first.
   */
  readonly prepare?: () => void | Promise<void>;
  /**
   * The frame's size in CSS px, if the state depends on the size: for elements at a window's edge, or in
   * only one layout. By default a frame is as wide as the workbench and as high as its element.
   */
  readonly window?: { readonly width?: number; readonly height?: number };
}

/** The states of components by name. A component has the name of its file in src, without the ending. */
export type Specimens = Readonly<Record<string, Readonly<Record<string, State>>>>;
