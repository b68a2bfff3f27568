import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFilm, isMuted } from './film-store.ts';

const flag = fc.boolean();
const step = fc.oneof(
  fc.record({
    event: fc.constant('setVisibility'),
    visibility: fc.record({ isInView: flag, isTabVisible: flag }, { requiredKeys: [] }),
  }),
  fc.record({
    event: fc.constantFrom(
      'attach',
      'autoplay',
      'detach',
      'play',
      'pause',
      'mute',
      'unmute',
      'preferLessMotion',
      'refuse',
      'fail',
      'yield',
    ),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
const steps = fc.array(step, { maxLength: 40 });

function filmUnderTest() {
  const film = createFilm();
  return {
    state: film.store.getState,
    dispatch(step: Step) {
      if ('visibility' in step) film.setVisibility(step.visibility);
      else film[step.event]();
    },
  };
}

test('has sound only if the visitor has unmuted it and it is in view in a visible tab', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { dispatch, state } = filmUnderTest();
      let wantsSound = false;
      let isInView = false;
      let isTabVisible = true;
      for (const each of all) {
        if (each.event === 'unmute') wantsSound = true;
        if (each.event === 'mute') wantsSound = false;
        if (each.event === 'attach') [isInView, isTabVisible] = [false, true];
        if ('visibility' in each) {
          isInView = each.visibility.isInView ?? isInView;
          isTabVisible = each.visibility.isTabVisible ?? isTabVisible;
        }
        dispatch(each);
        const { status } = state();
        const isPresent = status !== 'absent' && status !== 'failed';
        if (!(isPresent && wantsSound && isInView && isTabVisible)) {
          expect(isMuted(state())).toBe(true);
        }
      }
    }),
    { numRuns: 1000 },
  );
});

test('a film that the visitor has paused plays only when the visitor presses Play', () => {
  fc.assert(
    fc.property(steps, steps, (before, after) => {
      const { dispatch, state } = filmUnderTest();
      before.forEach(dispatch);
      dispatch({ event: 'attach' });
      dispatch({ event: 'pause' });
      for (const each of after) {
        if (each.event === 'play') return;
        dispatch(each);
        expect(state().status).not.toBe('playing');
      }
    }),
    { numRuns: 1000 },
  );
});

test('after a failure or without a hero, the film has no buttons and no sound until a hero is attached', () => {
  fc.assert(
    fc.property(steps, fc.constantFrom('detach', 'fail'), steps, (before, end, after) => {
      const { dispatch, state } = filmUnderTest();
      before.forEach(dispatch);
      dispatch({ event: 'detach' });
      if (end === 'fail') {
        dispatch({ event: 'attach' });
        dispatch({ event: 'fail' });
      }
      for (const each of after) {
        if (each.event === 'attach') return;
        dispatch(each);
        expect(['absent', 'failed']).toContain(state().status);
        expect(isMuted(state())).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});
