import type { ReactElement } from 'react';
import type { Path } from '#content/paths.ts';

/** The folders of src whose components have specimens, in the order of the page. */
export const folders = ['sections', 'ui', 'shell', 'contact', 'delivery', 'film', 'pwa'] as const;

/** A component with its states. */
export interface Specimen {
  /** Where the component is: `src/<folder>/<name>.tsx`. */
  readonly folder: (typeof folders)[number];
  readonly name: string;
  readonly states: readonly State[];
}

export interface State {
  readonly name: string;
  readonly element: ReactElement;
  /**
   * Called after the element is mounted, to bring the site's stores or the element into the state. Returns a promise if
   * code must load first.
   */
  readonly prepare?: () => void | Promise<void>;
  /** The path of the page around the element, for links to that page; /about by default. */
  readonly path?: Path;
  /**
   * The frame's size in CSS px, if the state depends on the size: for elements at a window's edge, or in
   * only one layout. By default the choice above the frames sets the width, and the element the height.
   */
  readonly window?: { readonly width?: number; readonly height?: number };
  /** A remark about what is not visible in the frame. */
  readonly note?: string;
}

/** The width of a phone, in CSS px. */
export const PHONE_WIDTH = 390;

/** Whether a state can share a document with other states, because its props alone make it. */
export const isPlain = ({ prepare, path, window }: State) =>
  prepare === undefined && path === undefined && window === undefined;
