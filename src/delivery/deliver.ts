import type { LiveDelivery } from '#content/delivery.ts';
import { type Answer, answerOf } from './answer.ts';
import type { Message } from './message.ts';
import { messageRequest } from './message-request.ts';

/** Makes one attempt to hand a message over. Does not reject: without an answer, the receiver is `unavailable`. */
export async function deliver(
  message: Message,
  setting: LiveDelivery,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    return await answerOf(await fetch(messageRequest(message, setting), { signal }));
  } catch {
    // Offline, aborted, or refused by the browser. The error would say no more.
    return { kind: 'unavailable' };
  }
}
