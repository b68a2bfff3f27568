import type { Draft } from '#contact/draft.ts';

/** A message on its way to the receiver. */
export interface Message {
  /** Names this text: the receiver takes a key once, so a repeated attempt is no second message. */
  readonly key: string;
  readonly draft: Draft;
  /** The value of the field that people do not see; empty unless a program filled in the form. */
  readonly trap: string;
}

/** The name of the key's field. A field and not a header, because services refuse headers that they do not know. */
export const KEY_FIELD = 'idempotency-key';

/** How long an attempt waits for the answer, in ms. */
export const ANSWER_MILLISECONDS = 15_000;
