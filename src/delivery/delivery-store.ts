import type { Draft } from '#contact/draft.ts';
import { createMachine } from '#document/machine.ts';
import type { Answer } from './answer.ts';
import {
  answered,
  type DeliveryState,
  edited,
  initial,
  postponed,
  pressed,
  restored,
  type Situation,
  stored,
  timeLimit,
  withdrawn,
} from './delivery-machine.ts';
import type { Message } from './message.ts';

/** What the machine does outside its store. */
interface Effects {
  /** Makes one attempt. Aborted by the signal when the state ends before the answer. */
  readonly deliver: (message: Message, signal: AbortSignal) => Promise<Answer>;
  /** Asks the worker to keep a message; resolves to whether it did. */
  readonly keep: (message: Message) => Promise<boolean>;
  readonly situation: () => Situation;
  readonly newKey: () => string;
  /** Tells the visitor that the machine has entered a state. */
  readonly tell: (state: DeliveryState) => void;
}

/** The state machine of a form that sends its messages (docs/message-delivery.md, "The statechart"), with its effects. */
export function createDelivery({ deliver, keep, situation, newKey, tell }: Effects) {
  let shownAt: number | null = null;
  let attempt = new AbortController();

  const { store, transition } = createMachine(
    initial,
    (state) => timeLimit(state, situation),
    (state, previous) => {
      if (state.status === previous.status) return;
      attempt.abort();
      tell(state);
      if (state.status === 'sending') void send(state.message);
      if (state.status === 'keeping') void storeMessage(state.message);
    },
  );

  async function send(message: Message): Promise<void> {
    attempt = new AbortController();
    const answer = await deliver(message, attempt.signal);
    transition((state) => answered(state, message, answer, situation()));
  }

  async function storeMessage(message: Message): Promise<void> {
    const isKept = await keep(message);
    transition((state) => stored(state, message, isKept));
  }

  const press = (trap: string) => ({ newKey: newKey(), trap });
  return {
    store,
    /** Tells that the visitor sees the form: the first time counts. */
    show: () => {
      shownAt ??= performance.now();
    },
    edit: (change: Partial<Draft>) => transition((state) => edited(state, change)),
    send: (trap: string) =>
      transition((state) => {
        const now = performance.now();
        return pressed(state, press(trap), now - (shownAt ?? now));
      }),
    postpone: (trap: string) => transition((state) => postponed(state, press(trap))),
    /** Returns whether the form has taken the message. */
    restore: (message: Message) => {
      transition((state) => restored(state, message));
      return store.getState().draft === message.draft;
    },
    withdraw: (key: string) => transition((state) => withdrawn(state, key)),
  };
}
