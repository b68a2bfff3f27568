import { createFilm } from './film-store.ts';

/** The site's one film. What the visitor asked of it outlives a visit to another page of the site. */
export const film = createFilm();
