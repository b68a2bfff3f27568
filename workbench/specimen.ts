import type { ReactElement } from 'react';
import type { Path } from '#content/paths.ts';

/** The folders of src whose components have specimens, in the order of the page. */
export const folders = ['sections', 'ui', 'shell', 'contact', 'film', 'pwa'] as const;

/** A component with the states that it can be in. */
export interface Specimen {
  /** Where the component is: `src/<folder>/<name>.tsx`. */
  readonly folder: (typeof folders)[number];
  readonly name: string;
  readonly states: readonly State[];
}

export interface State {
  readonly name: string;
  readonly element: ReactElement;
  /** Brings the site's stores, or the element, into the state once the element is shown. */
  readonly reach?: () => void;
  /** The page it is shown on, for links to that same page; /about where no page is given. */
  readonly path?: Path;
  /**
   * The frame's size in CSS px, where the state depends on it: what stands at a window's edge, or what
   * one layout alone has. Else the reader chooses the width, and the frame is as high as the element.
   */
  readonly window?: { readonly width?: number; readonly height?: number };
  /** What the reader cannot see by looking. */
  readonly note?: string;
}

/** The width of a phone, in CSS px. */
export const PHONE_WIDTH = 390;

/** Whether a state can stand in one document with others: its props alone make it. */
export const isPlain = ({ reach, path }: State) => reach === undefined && path === undefined;
