import copies from 'virtual:copy/pages';
import { FilmControls } from '#film/FilmPlayer.tsx';
import { film } from '#film/film-machine.ts';
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

/** The buttons of the film behind Home's headline. */
export const specimens: Specimens = {
  'film/FilmPlayer': {
    idle: controls('idle', false),
    'playing, muted': controls('playing', false),
    'playing, with sound': controls('playing', true),
    paused: controls('paused', false),
  },
};
