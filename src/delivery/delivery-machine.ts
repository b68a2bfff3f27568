import { type Draft, emptyDraft, holdsText } from '#contact/draft.ts';
import type { Answer, Reason } from './answer.ts';
import { ANSWER_MILLISECONDS, type Message } from './message.ts';

/** How long a form is open at least before its first message is sent, in ms: programs fill in forms faster. */
export const OPEN_MILLISECONDS = 3000;

/** How long the worker may take to keep a message, in ms. */
export const KEEPING_MILLISECONDS = 4000;

/** Why nothing has arrived, as the visitor is told. */
export type Obstacle = 'no-answer' | 'offline' | 'not-kept';

/** The visitor can type. `key` names this very text after an attempt, null after an edit. */
interface Writing {
  readonly draft: Draft;
  readonly key: string | null;
}

/**
 * `pausing`: the form was filled in faster than people type. `sending`: waits for the answer. `refused`: the receiver
 * does not want this text. `unreachable`: nothing has arrived as far as this page knows. `keeping`: the worker is
 * asked to keep the message. `sent` and `kept`: the form is empty again.
 */
export type DeliveryState =
  | ({ readonly status: 'editing' | 'sent' | 'kept' } & Writing)
  | ({ readonly status: 'refused'; readonly reasons: readonly Reason[] } & Writing)
  | ({
      readonly status: 'unreachable';
      readonly obstacle: Obstacle;
      readonly canKeep: boolean;
    } & Writing)
  | {
      readonly status: 'pausing';
      readonly draft: Draft;
      readonly message: Message;
      readonly milliseconds: number;
    }
  | { readonly status: 'sending' | 'keeping'; readonly draft: Draft; readonly message: Message };

/** The states in which the fields accept text. */
type WritingState = Extract<DeliveryState, Writing>;

/** What is known of the connection when an attempt has failed. */
export interface Situation {
  readonly isOffline: boolean;
  /** Whether a worker could keep the message. */
  readonly canKeep: boolean;
}

/** A press of a button: a new key, and the value of the field that people do not see. */
export interface Press {
  readonly newKey: string;
  readonly trap: string;
}

const empty = { draft: emptyDraft, key: null };

export const initial: DeliveryState = { status: 'editing', ...empty };

/** Whether a message is under way: then the fields and the button do nothing. */
export function isBusy(state: DeliveryState): state is Exclude<DeliveryState, WritingState> {
  return 'message' in state;
}

/** Ignored while a message is under way: the edit would be cleared with the sent draft. A notice stays. */
export function edited(state: DeliveryState, change: Partial<Draft>): DeliveryState {
  if (isBusy(state)) return state;
  const written = { draft: { ...state.draft, ...change }, key: null };
  return state.status === 'sent' || state.status === 'kept'
    ? { status: 'editing', ...written }
    : { ...state, ...written };
}

/** The visitor pressed the send button, `openMilliseconds` after the form was first shown to this visitor. */
export function pressed(
  state: DeliveryState,
  press: Press,
  openMilliseconds: number,
): DeliveryState {
  if (isBusy(state)) return state;
  const message = messageOf(state, press);
  const milliseconds = OPEN_MILLISECONDS - openMilliseconds;
  return milliseconds > 0
    ? { status: 'pausing', draft: state.draft, message, milliseconds }
    : { status: 'sending', draft: state.draft, message };
}

/** The visitor pressed "Send it later". */
export function postponed(state: DeliveryState, press: Press): DeliveryState {
  if (isBusy(state)) return state;
  return { status: 'keeping', draft: state.draft, message: messageOf(state, press) };
}

/** The attempt with this message has ended. Offline, the message is kept without a question. */
export function answered(
  state: DeliveryState,
  message: Message,
  answer: Answer,
  { isOffline, canKeep }: Situation,
): DeliveryState {
  if (state.status !== 'sending' || state.message !== message) return state;
  const { draft } = state;
  const { key } = message;
  if (answer.kind === 'accepted') return { status: 'sent', ...empty };
  if (answer.kind === 'refused') return { status: 'refused', draft, key, reasons: answer.reasons };
  if (isOffline && canKeep) return { status: 'keeping', draft, message };
  const obstacle = isOffline ? 'offline' : 'no-answer';
  return { status: 'unreachable', draft, key, obstacle, canKeep };
}

/**
 * The worker has kept the message, or could not. It may also keep the message after the time limit: then the text leaves
 * the form, unless the visitor has changed the text.
 */
export function stored(state: DeliveryState, message: Message, isKept: boolean): DeliveryState {
  const isLate = state.status === 'unreachable' && state.key === message.key;
  if (isLate && isKept) return { status: 'kept', ...empty };
  if (state.status !== 'keeping' || state.message !== message) return state;
  return isKept ? { status: 'kept', ...empty } : notKept(state.draft, message);
}

/**
 * The visitor takes a kept message back into the form, if the form is free: what was typed meanwhile is not replaced.
 * Unchanged, it is still the same message.
 */
export function restored(state: DeliveryState, { draft, key }: Message): DeliveryState {
  return isBusy(state) || holdsText(state) ? state : { status: 'editing', draft, key };
}

/**
 * A restored message was sent before the worker could remove it: its text leaves the form and an attempt with this text
 * ends, unless the visitor has changed the text.
 */
export function withdrawn(state: DeliveryState, key: string): DeliveryState {
  const present = isBusy(state) ? state.message.key : state.key;
  return present === key ? initial : state;
}

/** The states that end by themselves. */
export function timeLimit(state: DeliveryState, situation: () => Situation) {
  if (state.status === 'pausing') {
    const { milliseconds, draft, message } = state;
    return { milliseconds, next: { status: 'sending', draft, message } as const };
  }
  if (state.status === 'sending') {
    const { message } = state;
    return {
      milliseconds: ANSWER_MILLISECONDS,
      next: (present: DeliveryState) =>
        answered(present, message, { kind: 'unavailable' }, situation()),
    };
  }
  if (state.status === 'keeping') {
    return { milliseconds: KEEPING_MILLISECONDS, next: notKept(state.draft, state.message) };
  }
  return null;
}

function messageOf({ draft, key }: WritingState, { newKey, trap }: Press): Message {
  return { key: key ?? newKey, draft, trap };
}

function notKept(draft: Draft, { key }: Message): DeliveryState {
  return { status: 'unreachable', draft, key, obstacle: 'not-kept', canKeep: false };
}
