/** The size of every share picture in px, as social networks recommend. */
export const shareSize = { width: 1200, height: 630 } as const;
