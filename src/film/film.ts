import { createFilm } from './film-store.ts';

/** The site's one film. The visitor's wishes survive a change of page. */
export const film = createFilm();
