import { PHONE_WIDTH } from './specimen.ts';

/** How the reader can have every state shown. The first of each is what a visitor with this browser sees. */
export const views = {
  text: [
    { value: 'en', label: 'as it is' },
    { value: 'en-XL', label: 'two fifths longer' },
    { value: 'en-XA', label: 'accented' },
    { value: 'en-XB', label: 'right to left' },
  ],
  colours: [
    { value: 'system', label: 'of the system' },
    { value: 'light', label: 'light' },
    { value: 'dark', label: 'dark' },
  ],
  width: [
    { value: '100%', label: 'all there is' },
    { value: '768px', label: '768 px' },
    { value: `${PHONE_WIDTH}px`, label: `${PHONE_WIDTH} px` },
    { value: '320px', label: '320 px' },
  ],
} as const;

export type ViewName = keyof typeof views;

/** By name: a language tag, perhaps a pseudo-locale's; a colour scheme; a CSS width. */
export type View = Readonly<Record<ViewName, string>>;

export const viewNames = ['text', 'colours', 'width'] as const satisfies readonly ViewName[];

/** The view that the page's address asks for. */
export function viewOf(query: URLSearchParams): View {
  const chosen = (name: ViewName) => query.get(name) ?? views[name][0].value;
  return { text: chosen('text'), colours: chosen('colours'), width: chosen('width') };
}
