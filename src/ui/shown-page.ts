import { createContext } from 'react';

/** The path of the page that is shown (src/shell/Pages.tsx provides it). */
export const ShownPath = createContext('');

/** Whether the page around a component is the shown one: false while it only waits to be shown. */
export const PageIsShown = createContext(true);
