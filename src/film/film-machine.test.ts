import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFilm, isMuted } from './film-machine.ts';

const events = [
  'arrive',
  'attach',
  'autoplay',
  'detach',
  'fail',
  'hideTab',
  'mute',
  'pause',
  'play',
  'preferLessMotion',
  'refuse',
  'scrollAway',
  'scrollBack',
  'showTab',
  'unmute',
  'yield',
] as const;

type Event = (typeof events)[number];

function filmUnderTest() {
  const film = createFilm();
  const actions = {
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
  return {
    take: (event: Event) => actions[event](),
    status: () => film.store.getState().status,
    muted: () => isMuted(film.store.getState()),
  };
}

/** What the visitor gets after events, one table a subject. */
const cases: Record<string, readonly (readonly [outcome: string, ...Event[]])[]> = {
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
  'sound is the visitor’s wish, while the hero can be seen': [
    ['playing, audible', 'arrive', 'unmute'],
    ['playing, audible', 'arrive', 'unmute', 'pause', 'play'],
    ['absent, muted', 'arrive', 'unmute', 'detach'],
    ['playing, muted', 'arrive', 'unmute', 'detach', 'attach', 'autoplay'],
    ['playing, audible', 'arrive', 'unmute', 'detach', 'arrive'],
    ['playing, audible', 'arrive', 'unmute', 'scrollAway', 'scrollBack'],
    ['playing, audible', 'arrive', 'unmute', 'hideTab', 'showTab'],
    ['playing, audible', 'arrive', 'unmute', 'scrollAway', 'hideTab', 'showTab', 'scrollBack'],
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

test.each(Object.entries(cases))('%s', (_, rows) => {
  const outcomes = rows.map(([, ...all]) => {
    const { take, status, muted } = filmUnderTest();
    all.forEach(take);
    return [`${status()}, ${muted() ? 'muted' : 'audible'}`, ...all];
  });
  expect(outcomes).toEqual(rows);
});

const steps = fc.array(fc.constantFrom(...events), { maxLength: 40 });

test('after any events, only a film in view of a visitor who wants sound has sound', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { take, muted } = filmUnderTest();
      const seen = { wantsSound: false, isInView: false, isTabVisible: true };
      for (const event of all) {
        take(event);
        if (event === 'unmute' || event === 'mute') seen.wantsSound = event === 'unmute';
        if (event === 'attach' || event === 'arrive') seen.isTabVisible = true;
        if (event === 'attach' || event === 'scrollAway') seen.isInView = false;
        if (event === 'arrive' || event === 'scrollBack') seen.isInView = true;
        if (event === 'hideTab' || event === 'showTab') seen.isTabVisible = event === 'showTab';
        if (Object.values(seen).includes(false)) expect(muted()).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

test('after any events, a film that the visitor has paused plays only when the visitor presses Play', () => {
  fc.assert(
    fc.property(steps, steps, (before, after) => {
      const { take, status } = filmUnderTest();
      for (const event of [...before, 'attach', 'pause'] as const) take(event);
      for (const event of after) {
        if (event === 'play') return;
        take(event);
        expect(status()).not.toBe('playing');
      }
    }),
    { numRuns: 1000 },
  );
});
