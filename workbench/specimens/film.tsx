import homeMessages from '#catalog/en/home.json';
import { translator } from '#catalog/translator.ts';
import { FilmControls } from '#film/FilmControls.tsx';
import { film } from '#film/film.ts';
import type { FilmState } from '#film/film-store.ts';
import { HeroFilm } from '#film/HeroFilm.tsx';
import type { Specimen, State } from '#workbench/specimen.ts';

const t = translator(homeMessages);

const controls = (name: string, status: 'idle' | 'playing' | 'paused', sound: boolean): State => ({
  name,
  element: (
    <div className="band-night ground relative h-28">
      <FilmControls t={t} />
    </div>
  ),
  prepare: () => {
    const state: FilmState = {
      status,
      wishes: { sound, motion: null },
      isInView: true,
      isTabVisible: true,
    };
    film.store.setState(state, true);
  },
});

const hero = (
  <div className="band-night ground relative isolate h-160 overflow-hidden">
    <HeroFilm t={t} />
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
export const specimens: readonly Specimen[] = [
  {
    folder: 'film',
    name: 'FilmControls',
    states: [
      controls('idle', 'idle', false),
      controls('playing, muted', 'playing', false),
      controls('playing, with sound', 'playing', true),
      controls('paused', 'paused', false),
    ],
  },
  {
    folder: 'film',
    name: 'HeroFilm',
    states: [
      { name: 'idle', element: hero },
      { name: 'failed', element: hero, prepare: failAfterLoading },
    ],
  },
];
