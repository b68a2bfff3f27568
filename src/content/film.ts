/** A file of the film, in one format. */
interface FilmSource {
  readonly src: `/film/${string}`;
  /** The container with its codecs, as browsers are asked whether they play it. */
  readonly type: `video/${string}; codecs="${string}"`;
}

/** The film in its formats. A browser plays the first that it can, and keeps that one for offline visits. */
export const filmSources = [
  { src: '/film/film.webm', type: 'video/webm; codecs="vp9, opus"' },
  { src: '/film/film.mp4', type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"' },
] as const satisfies readonly FilmSource[];

/** Whether a path is that of the film itself in any format, and not of its poster. */
export const isFilm = (pathname: string) => filmSources.some(({ src }) => src === pathname);

/** What a page tells its worker at each start: the format that its browser plays, or that it plays none. */
export interface KeepFilmMessage {
  readonly type: 'KEEP_FILM';
  readonly src: string | null;
}
