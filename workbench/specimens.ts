import { isValidElement, type ReactElement } from 'react';
import type { Path } from '#content/paths.ts';

/** The states of components by name. A component has the name of its file in src, without the ending. */
export type Specimens = Readonly<
  Record<string, Readonly<Record<string, ReactElement | ComponentState>>>
>;

/** A state that needs more than props. */
interface ComponentState {
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
   * only one layout. By default a frame is as wide as the workbench and as high as its element.
   */
  readonly window?: { readonly width?: number; readonly height?: number };
}

export interface State extends ComponentState {
  /** The file of specimens. It is in the address of a state, so that only this file loads. */
  readonly file: string;
  readonly component: string;
  readonly name: string;
  /** Whether the state can share a document with other states, because its props alone make it. */
  readonly isPlain: boolean;
}

/** The overview loads all files; the document of one state loads only its file. */
const files = import.meta.glob<Specimens>('./specimens/*.tsx', { import: 'specimens' });

/** The states in a file of specimens. Throws if the file does not exist. */
export async function statesIn(file: string): Promise<readonly State[]> {
  const load = files[`./specimens/${file}.tsx`];
  if (!load) throw new Error(`workbench/specimens has no ${file}.tsx`);
  return Object.entries(await load()).flatMap(([component, states]) =>
    Object.entries(states).map(([name, state]) => {
      const isPlain = isValidElement(state);
      return { ...(isPlain ? { element: state } : state), file, component, name, isPlain };
    }),
  );
}

/** The states of every component, in the order of the components' names. */
export async function statesByComponent(): Promise<ReadonlyMap<string, readonly State[]>> {
  const names = Object.keys(files).map((path) => path.replace(/^.*\/(.+)\.tsx$/, '$1'));
  const states = (await Promise.all(names.map(statesIn))).flat();
  return Map.groupBy(
    states.toSorted((one, other) => one.component.localeCompare(other.component, 'en')),
    ({ component }) => component,
  );
}
