import type { Draft } from '#contact/draft.ts';
import type { Answer, Reason } from './deliver.ts';

/** A message on its way to the receiver. */
export interface Message {
  /** Names this very text: the receiver takes a key once, so a repeated attempt is no second message. */
  readonly key: string;
  readonly draft: Draft;
  /** The value of the field that people do not see; empty unless a program filled in the form. */
  readonly trap: string;
}

/** A message that waits on the visitor's device, since a time in ms since 1970. */
export interface KeptMessage {
  readonly message: Message;
  readonly since: number;
  /** Why the receiver refused the message; empty while the message waits to be sent. */
  readonly reasons: readonly Reason[];
}

/** Whether a message that waits since this time has waited for more than seven days. */
export function isExpired(since: number): boolean {
  return Date.now() - since > 7 * 24 * 60 * 60 * 1000;
}

/**
 * What a page asks of the worker. `SEND` is answered by an `Answer`, or by null if the worker cannot keep the message.
 * `TAKE_BACK`: the text of a refused message is in the form.
 */
export type Command =
  | { readonly type: 'SEND'; readonly message: Message }
  | { readonly type: 'DISCARD' | 'TAKE_BACK'; readonly key: string }
  | { readonly type: 'SEND_WAITING' };

/** What has happened to messages that waited. */
export type News = Answer['kind'] | 'discarded' | 'expired';

/** What the worker tells every open page. */
export interface Report {
  readonly type: 'KEPT_MESSAGES';
  readonly kept: readonly KeptMessage[];
  readonly news: readonly News[];
}
