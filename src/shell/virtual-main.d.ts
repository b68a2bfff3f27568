/** The main part of the frame, with or without the notice of an unusual day (plugins/notice/notice.ts). */
declare module 'virtual:main' {
  export const Main: import('react').FC<import('./Main.tsx').MainProps>;
}
