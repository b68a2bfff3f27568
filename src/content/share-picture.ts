/** Width and height of every share picture in px, as social networks want them. */
export const shareSize = { width: 1200, height: 630 } as const;
