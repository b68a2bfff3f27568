import copies from 'virtual:copy/pages';
import { FilmControls } from '#film/FilmPlayer.tsx';
import { film } from '#film/film-machine.ts';
import { HeroFilm } from '#film/HeroFilm.tsx';
import type { Specimens } from '#tools/workbench/specimens.ts';

const { default: home } = await copies['/']();

const controls = (status: 'idle' | 'playing' | 'paused', sound: boolean) => ({
  element: (
    <div className="band-night ground relative h-28">
      <FilmControls copy={home.film} />
    </div>
  ),
  prepare: () => {
    const wishes = { sound, motion: null };
    film.store.setState({ status, wishes, isInView: true, isTabVisible: true }, true);
  },
});

const hero = (
  <div className="band-night ground relative isolate h-160 overflow-hidden">
    <HeroFilm copy={home.film} />
  </div>
);

/** Lets the film fail as soon as the player's code is loaded. */
function failAfterLoading(): Promise<void> {
  return new Promise((resolve) => {
    const stop = film.store.subscribe(({ status }) => {
      if (status !== 'idle') return;
      stop();
      film.fail();
      resolve();
    });
  });
}

/** The film behind Home's headline. */
export const specimens: Specimens = {
  'film/FilmPlayer': {
    idle: controls('idle', false),
    'playing, muted': controls('playing', false),
    'playing, with sound': controls('playing', true),
    paused: controls('paused', false),
  },
  'film/HeroFilm': { failed: { element: hero, prepare: failAfterLoading } },
};
