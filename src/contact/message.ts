import type { Subject } from '#content/subjects.ts';

// The records of the contact form, which the page and the worker share.

/**
 * What the visitor has typed so far. It is in memory while the site is open; a form that sends may also keep it on the
 * device, as part of a message (docs/message-delivery.md).
 */
export interface Draft {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly phone: string;
  readonly subject: Subject | null;
  readonly message: string;
}

export const emptyDraft: Draft = {
  name: '',
  email: '',
  company: '',
  phone: '',
  subject: null,
  message: '',
};

/** Whether a reload would lose typed text. The subject does not count: it is quickly chosen again. */
export function holdsText({ draft: { subject: _, ...texts } }: { readonly draft: Draft }): boolean {
  return Object.values(texts).some((text) => text !== '');
}

/** A message on its way to the receiver. */
export interface Message {
  /** Names this very text: the receiver takes a key once, so a repeated attempt is no second message. */
  readonly key: string;
  readonly draft: Draft;
  /** The value of the field that people do not see; empty unless a program filled in the form. */
  readonly trap: string;
}

/** Why a receiver refuses a message: a field that it names, or something else. */
export type Reason = keyof Draft | 'unexplained';

/** What became of an attempt. `unavailable`: there was no answer, or one that asks for another attempt. */
export type Answer =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'refused'; readonly reasons: readonly Reason[] };

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
