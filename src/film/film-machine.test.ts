import { expect, test } from 'vitest';
import { createFilm, isMuted } from './film-machine.ts';

/** What the visitor and the browser do to a new film. */
function filmUnderTest() {
  const film = createFilm();
  return {
    ...film,
    /** The visitor comes to a page whose film may play unasked, with the hero in view. */
    arrive: () => {
      film.attach();
      film.autoplay();
      film.setVisibility({ isInView: true });
    },
    scrollAway: () => film.setVisibility({ isInView: false }),
    scrollBack: () => film.setVisibility({ isInView: true }),
    hideTab: () => film.setVisibility({ isTabVisible: false }),
    showTab: () => film.setVisibility({ isTabVisible: true }),
  };
}

type Event = Exclude<keyof ReturnType<typeof filmUnderTest>, 'store' | 'setVisibility'>;

type Rows = readonly (readonly [outcome: string, ...Event[]])[];

/** What the visitor gets after events, one table a subject. */
const cases: Record<string, Rows> = {
  'the film plays unasked only if it may, and after the visitor’s last press': [
    ['absent, muted'],
    ['idle, muted', 'attach'],
    ['playing, muted', 'attach', 'autoplay'],
    ['idle, muted', 'attach', 'pause', 'autoplay'],
    ['playing, audible', 'attach', 'pause', 'scrollBack', 'unmute', 'play'],
    ['playing, muted', 'attach', 'play', 'detach', 'attach'],
    ['absent, muted', 'arrive', 'detach', 'autoplay'],
    ['paused, muted', 'arrive', 'pause'],
    ['playing, muted', 'arrive', 'pause', 'play'],
  ],
  'a browser that refuses sound plays muted; one that refuses to play pauses, until the next visit':
    [
      ['playing, muted', 'arrive', 'unmute', 'refuse'],
      ['playing, muted', 'arrive', 'unmute', 'refuse', 'scrollAway', 'scrollBack'],
      ['paused, muted', 'arrive', 'refuse'],
      ['playing, muted', 'arrive', 'refuse', 'detach', 'arrive'],
      ['paused, muted', 'arrive', 'pause', 'refuse'],
      ['failed, muted', 'arrive', 'fail', 'refuse'],
      ['absent, muted', 'arrive', 'detach', 'refuse'],
    ],
  'a film that yields shows the poster until Play or the next visit': [
    ['idle, muted', 'arrive', 'yield'],
    ['idle, muted', 'arrive', 'pause', 'yield'],
    ['playing, muted', 'arrive', 'yield', 'play'],
    ['playing, muted', 'arrive', 'yield', 'detach', 'arrive'],
    ['idle, muted', 'attach', 'yield'],
    ['failed, muted', 'arrive', 'fail', 'yield'],
    ['absent, muted', 'arrive', 'detach', 'yield'],
  ],
  'a failure is silent and ignores the buttons, until the next visit': [
    ['failed, muted', 'arrive', 'unmute', 'fail'],
    ['failed, muted', 'arrive', 'fail', 'pause', 'play', 'scrollBack', 'unmute'],
    ['playing, muted', 'arrive', 'fail', 'detach', 'arrive'],
    ['absent, muted', 'arrive', 'detach', 'fail'],
  ],
  'less motion pauses only a film that the visitor did not start': [
    ['paused, muted', 'arrive', 'preferLessMotion'],
    ['playing, muted', 'arrive', 'preferLessMotion', 'play', 'preferLessMotion'],
  ],
};

test.each(Object.entries(cases))('%s', (_, rows) => check(rows));

test('only a film in view of a visitor who wants sound has sound', () => {
  check([
    ['playing, audible', 'arrive', 'unmute'],
    ['playing, muted', 'arrive', 'unmute', 'mute'],
    ['playing, muted', 'arrive', 'unmute', 'scrollAway'],
    ['playing, muted', 'arrive', 'unmute', 'hideTab'],
    ['playing, audible', 'arrive', 'unmute', 'pause', 'play'],
    ['absent, muted', 'arrive', 'unmute', 'detach'],
    ['playing, muted', 'arrive', 'unmute', 'detach', 'attach', 'autoplay'],
    ['playing, audible', 'arrive', 'unmute', 'detach', 'arrive'],
    ['playing, audible', 'arrive', 'unmute', 'scrollAway', 'scrollBack'],
    ['playing, audible', 'arrive', 'unmute', 'hideTab', 'showTab'],
    ['playing, audible', 'arrive', 'unmute', 'scrollAway', 'hideTab', 'showTab', 'scrollBack'],
  ]);
});

function check(rows: Rows): void {
  const outcomes = rows.map(([, ...all]) => {
    const film = filmUnderTest();
    for (const event of all) film[event]();
    const state = film.store.getState();
    return [`${state.status}, ${isMuted(state) ? 'muted' : 'audible'}`, ...all];
  });
  expect(outcomes).toEqual(rows);
}
