import type { Reason } from './answer.ts';
import type { Message } from './message.ts';

/** A message that waits on the visitor's device. */
export interface KeptMessage {
  readonly message: Message;
  /** When it was kept, in ms since 1970. */
  readonly since: number;
  /** Why the receiver refused the message; empty while the message waits to be sent. */
  readonly reasons: readonly Reason[];
}

/** Whether a message waits to be sent: a refused message waits for the visitor. */
export function isToBeSent({ reasons }: Pick<KeptMessage, 'reasons'>): boolean {
  return reasons.length === 0;
}

/** How long a message waits, in ms: seven days. */
const KEPT_MILLISECONDS = 7 * 24 * 60 * 60 * 1000;

/** Whether a message has waited too long to be sent. */
export function isExpired({ since }: Pick<KeptMessage, 'since'>, now: number): boolean {
  return now - since > KEPT_MILLISECONDS;
}

/**
 * What a page asks of the worker. The worker carries the command out, reports to every page, and answers whether it
 * succeeded. For `SEND_MESSAGES`, `true` means that no message is left to send; for `REMOVE_MESSAGE`, that the message
 * has not been sent.
 */
export type KeptMessageCommand =
  | { readonly type: 'KEEP_MESSAGE'; readonly message: Message }
  | { readonly type: 'REMOVE_MESSAGE'; readonly key: string }
  | { readonly type: 'SEND_MESSAGES' | 'REPORT_MESSAGES' };

/** What the worker tells every open page: what waits now, and how many messages were sent, were refused, or have expired just now. */
export interface KeptMessagesReport {
  readonly type: 'KEPT_MESSAGES';
  readonly kept: readonly KeptMessage[];
  readonly sent: number;
  readonly refused: number;
  readonly expired: number;
}
