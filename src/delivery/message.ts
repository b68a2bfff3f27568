import type { Draft } from '#contact/draft.ts';
import type { Reason } from './deliver.ts';

/** A message on its way to the receiver. */
export interface Message {
  /** Names this very text: the receiver takes a key once, so a repeated attempt is no second message. */
  readonly key: string;
  readonly draft: Draft;
  /** The value of the field that people do not see; empty unless a program filled in the form. */
  readonly trap: string;
}

/** A message that waits on the visitor's device. */
export interface KeptMessage {
  readonly message: Message;
  /** When it was kept, in ms since 1970. */
  readonly since: number;
  /** Why the receiver refused the message; empty while the message waits to be sent. */
  readonly reasons: readonly Reason[];
}

const SEVEN_DAYS_IN_MILLISECONDS = 7 * 24 * 60 * 60 * 1000;

/** Whether a message that was kept at this time has waited too long. */
export function isExpired(since: number): boolean {
  return Date.now() - since > SEVEN_DAYS_IN_MILLISECONDS;
}

/**
 * What a page asks of the worker. `SEND_MESSAGE` is answered by an `Answer`, or by null if the worker cannot keep the message.
 * `TAKE_MESSAGE`: the text of a refused message is in the form.
 */
export type Command =
  | { readonly type: 'SEND_MESSAGE'; readonly message: Message }
  | { readonly type: 'DISCARD_MESSAGE' | 'TAKE_MESSAGE'; readonly key: string }
  | { readonly type: 'SEND_WAITING' };

/** What has happened to messages that waited. */
export type News = 'sent' | 'refused' | 'expired' | 'discarded';

/** What the worker tells every open page: what waits now, and the news. */
export interface Report {
  readonly type: 'KEPT_MESSAGES';
  readonly kept: readonly KeptMessage[];
  readonly news: readonly News[];
}
