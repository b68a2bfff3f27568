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

function hall() {
  const film = createFilm();
  return {
    state: film.store.getState,
    take(step: Step) {
      if ('visibility' in step) film.setVisibility(step.visibility);
      else film[step.event]();
    },
  };
}

test('it is heard only by a visitor who unmuted it and has it in view in a visible tab', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { take, state } = hall();
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
        take(each);
        const { status } = state();
        const isHere = status !== 'absent' && status !== 'failed';
        if (!(isHere && wantsSound && isInView && isTabVisible)) {
          expect(isMuted(state())).toBe(true);
        }
      }
    }),
    { numRuns: 1000 },
  );
});

test('what the visitor paused plays only when the visitor plays it', () => {
  fc.assert(
    fc.property(steps, steps, (before, after) => {
      const { take, state } = hall();
      before.forEach(take);
      take({ event: 'attach' });
      take({ event: 'pause' });
      for (const each of after) {
        if (each.event === 'play') return;
        take(each);
        expect(state().status).not.toBe('playing');
      }
    }),
    { numRuns: 1000 },
  );
});

test('a film that failed or is not there has nothing to press until a hero comes', () => {
  fc.assert(
    fc.property(steps, fc.constantFrom('detach', 'fail'), steps, (before, end, after) => {
      const { take, state } = hall();
      before.forEach(take);
      take({ event: 'detach' });
      if (end === 'fail') {
        take({ event: 'attach' });
        take({ event: 'fail' });
      }
      for (const each of after) {
        if (each.event === 'attach') return;
        take(each);
        expect(['absent', 'failed']).toContain(state().status);
        expect(isMuted(state())).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});
