import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyDraft, holdsText } from '#contact/draft.ts';
import type { Answer } from './answer.ts';
import {
  answered,
  type DeliveryState,
  edited,
  initial,
  isBusy,
  OPEN_MILLISECONDS,
  postponed,
  pressed,
  restored,
  stored,
  timeLimit,
  withdrawn,
} from './delivery-machine.ts';

const situation = fc.record({ isOffline: fc.boolean(), canKeep: fc.boolean() });
/** A message that waits on the device. */
const waiting = {
  key: 'waiting',
  draft: { ...emptyDraft, message: 'Waiting to be sent' },
  trap: '',
};
const answer = fc.constantFrom<Answer>(
  { kind: 'accepted' },
  { kind: 'unavailable' },
  { kind: 'refused', reasons: ['email'] },
);
const step = fc.oneof(
  fc.record({ event: fc.constant('edit' as const), message: fc.string({ minLength: 1 }) }),
  fc.record({ event: fc.constant('press' as const), open: fc.constantFrom(0, OPEN_MILLISECONDS) }),
  fc.record({ event: fc.constant('postpone' as const) }),
  fc.record({ event: fc.constant('answer' as const), answer, situation }),
  fc.record({ event: fc.constant('stored' as const), isKept: fc.boolean() }),
  fc.record({ event: fc.constant('time' as const), situation }),
  fc.record({ event: fc.constantFrom('restore' as const, 'withdraw' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The state after a step, which comes from the browser, the receiver or the worker. */
function after(state: DeliveryState, each: Step, count: number): DeliveryState {
  const press = { newKey: `key-${count}`, trap: '' };
  switch (each.event) {
    case 'edit':
      return edited(state, { message: each.message });
    case 'press':
      return pressed(state, press, each.open);
    case 'postpone':
      return postponed(state, press);
    case 'answer':
      return isBusy(state) ? answered(state, state.message, each.answer, each.situation) : state;
    case 'stored': {
      // The worker may also answer after the time limit.
      const late = (key: string | null) => ({ key: key ?? '', draft: state.draft, trap: '' });
      const message = isBusy(state) ? state.message : late(state.key);
      return stored(state, message, each.isKept);
    }
    case 'restore':
      return restored(state, waiting);
    case 'withdraw':
      return withdrawn(state, waiting.key);
    case 'time': {
      const next = timeLimit(state, () => each.situation)?.next ?? state;
      return typeof next === 'function' ? next(state) : next;
    }
  }
}

test('after any steps, a text leaves the form only if it was accepted, is kept, or still waits, and a key names one text', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const texts = new Map<string, string>();
      let state = initial;
      for (const [count, each] of steps.entries()) {
        const next = after(state, each, count);
        if (isBusy(next)) {
          const { key, draft } = next.message;
          expect(texts.get(key) ?? draft.message).toBe(draft.message);
          expect(next.draft).toBe(draft);
          texts.set(key, draft.message);
        }
        if (each.event === 'withdraw') {
          if (next !== state) expect(state.draft).toBe(waiting.draft);
        } else if (each.event === 'restore') {
          if (holdsText(state)) expect(next.draft).toBe(state.draft);
        } else if (next.draft === emptyDraft && state.draft !== emptyDraft) {
          expect(['sent', 'kept']).toContain(next.status);
          expect(each).toMatchObject(
            next.status === 'sent'
              ? { event: 'answer', answer: { kind: 'accepted' } }
              : { event: 'stored', isKept: true },
          );
        } else if (each.event !== 'edit') {
          expect(next.draft).toBe(state.draft);
        }
        state = next;
      }
    }),
    { numRuns: 500 },
  );
});
