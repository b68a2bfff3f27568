import deliveryCopy from 'virtual:copy/delivery';
import contactCopy from 'virtual:copy/pages/contact';
import setting from 'virtual:delivery/setting';
import { createStore } from 'zustand/vanilla';
import { announce } from '#browser/announcements.ts';
import { showConfirmation } from '#ui/Toasts.tsx';
import { ANSWER_MILLISECONDS, deliver } from './deliver.ts';
import { followForm } from './follow-form.ts';
import { refusalText, tellWorker, toasts } from './kept-messages.ts';
import { type Answer, type Command, type Draft, emptyDraft, type Message } from './message.ts';

interface DeliveryState {
  readonly draft: Draft;
  /** Names this very text after an attempt; null after an edit. */
  readonly key: string | null;
  /** Under way, or a sentence about the last attempt, which failed. */
  readonly progress: 'sending' | { readonly problem: string } | null;
}

const empty: DeliveryState = { draft: emptyDraft, key: null, progress: null };

/** The site's one contact form, if it sends (docs/message-delivery.md). Its draft survives a change of page. */
export const delivery = createStore<DeliveryState>(() => empty);
followForm(delivery);

/** Ignored while a message is under way: the edit would be cleared with the sent draft. */
export function edit(change: Partial<Draft>): void {
  delivery.setState((state) =>
    state.progress === 'sending' ? {} : { draft: { ...state.draft, ...change }, key: null },
  );
}

/** Sends the draft. Ignored while a message is under way. */
export async function send(trap: string): Promise<void> {
  const { draft, key: knownKey, progress } = delivery.getState();
  if (progress === 'sending') return;
  // Not `randomUUID`, which a page without HTTPS lacks.
  const key = knownKey ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
  delivery.setState({ key, progress: 'sending' });
  announce(contactCopy.form.sending);
  const outcome = await handOver({ key, draft, trap });
  showConfirmation(toasts[outcome.kind]);
  const isGone = outcome.kind === 'accepted' || outcome.kind === 'kept';
  const problem =
    outcome.kind === 'refused' ? refusalText(outcome.reasons) : deliveryCopy.unreachable.text;
  delivery.setState(isGone ? empty : { progress: { problem } });
}

/** Without a worker that keeps the message, this page makes the attempt, and the text stays in the form until it arrives. */
async function handOver(message: Message): Promise<Answer | { readonly kind: 'kept' }> {
  const answer = await askWorker({ type: 'SEND', message });
  if (answer === null) {
    const own = await deliver(message, setting);
    // The worker may have kept the message before it fell silent. Now the text has arrived, or stays in the form.
    if (navigator.serviceWorker?.controller)
      void tellWorker({ type: 'TAKE_BACK', key: message.key });
    return own;
  }
  if (answer.kind === 'refused') void tellWorker({ type: 'TAKE_BACK', key: message.key });
  return answer.kind === 'unavailable' ? { kind: 'kept' } : answer;
}

/** Resolves to null if no worker controls this page, or if it cannot keep the message, or if it says nothing in time. */
function askWorker(command: Command): Promise<Answer | null> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return Promise.resolve(null);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Answer | null>) => resolve(data);
    setTimeout(() => resolve(null), ANSWER_MILLISECONDS + 5000);
    worker.postMessage(command, [port2]);
  });
}
