import copies from 'virtual:copy/pages';
import serviceCopy from 'virtual:copy/services';
import { FilmControls } from '#film/FilmPlayer.tsx';
import { film } from '#film/film-machine.ts';
import { HeroFilm } from '#film/HeroFilm.tsx';
import { MapSheet } from '#sections/MapSheet.tsx';
import { Plate } from '#sections/Plate.tsx';
import { PlateDetail } from '#sections/PlateDetail.tsx';
import { PlateViewChoice } from '#sections/PlateViewChoice.tsx';
import type { Specimens } from '#tools/workbench/specimens.ts';
import { Drawing } from '#ui/Drawing.tsx';
import { Icon } from '#ui/Icon.tsx';
import { WhenNear } from '#ui/WhenNear.tsx';

const { default: cloud } = await serviceCopy['cloud-services']();

const drawing = { name: 'closing', className: 'h-60 w-full' } as const;

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

/** Decorative pictures, plates, and the film behind Home's headline. */
export const specimens: Specimens = {
  'ui/Drawing': {
    whole: <Drawing {...drawing} />,
    'on the night band': (
      <div className="band-night ground">
        <Drawing {...drawing} />
      </div>
    ),
    'on the flag band': (
      <div className="band-flag ground">
        <Drawing {...drawing} />
      </div>
    ),
  },
  'ui/WhenNear': {
    near: (
      <WhenNear className="">
        <Drawing {...drawing} />
      </WhenNear>
    ),
  },
  'sections/PlateViewChoice': {
    'four views': (
      <PlateViewChoice
        title={cloud.plate.title}
        caption={cloud.plate.caption}
        views={cloud.plate.views ?? { whole: '', others: {} }}
      />
    ),
  },
  'sections/PlateDetail': {
    tile: <PlateDetail plate="cloud-services" shape="tile" className="h-40" />,
    band: <PlateDetail plate="cloud-services" shape="band" className="h-40" />,
  },
  'sections/Plate': {
    'with a reading': <Plate id="cloud-services" reading={cloud.reading} {...cloud.plate} />,
    'without a reading': <Plate id="cloud-services" {...cloud.plate} views={undefined} />,
  },
  'sections/MapSheet': { missing: <MapSheet missing="404" /> },
  'ui/Icon': {
    usual: <Icon name="compass" />,
    'in the colour and size of its text': <Icon name="compass" className="" />,
  },
  'film/FilmPlayer': {
    idle: controls('idle', false),
    'playing, muted': controls('playing', false),
    'playing, with sound': controls('playing', true),
    paused: controls('paused', false),
  },
  'film/HeroFilm': {
    idle: hero,
    failed: { element: hero, prepare: failAfterLoading },
  },
};
