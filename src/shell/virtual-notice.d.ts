/** The notice of an unusual day, or nothing (plugins/notice/notice.ts). */
declare module 'virtual:notice' {
  export const Notice: import('react').FC;
}
