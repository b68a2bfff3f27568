interface FilmSource {
  readonly src: `/film/${string}`;
  /** The MIME type with its codecs, for `canPlayType` and `<source>`. */
  readonly type: `video/${string}; codecs="${string}"`;
}

/** The film's formats. A browser plays the first format that it supports, and the worker stores only that one. */
export const filmSources = [
  { src: '/film/film.webm', type: 'video/webm; codecs="vp9, opus"' },
  { src: '/film/film.mp4', type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"' },
] as const satisfies readonly FilmSource[];

/** Whether a pathname is the film's in any format. The poster is not the film. */
export const isFilm = (pathname: string) => filmSources.some(({ src }) => src === pathname);

/**
 * From the page's load until it is at rest and its film may begin by itself, in ms. By then the worker has stored the
 * site, except on slow connections.
 */
export const REST_MILLISECONDS = 3000;

/** A page's request to its worker to store the film in the format that its browser plays; null: in no format. */
export interface KeepFilmMessage {
  readonly type: 'KEEP_FILM';
  readonly src: string | null;
}
