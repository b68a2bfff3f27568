/** The main part of the frame, with or without the notice of an unusual day (build/notice/notice.ts). */
declare module 'virtual:main' {
  export const Main: import('react').FC<import('./Main.tsx').MainProps>;
}
