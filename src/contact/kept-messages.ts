import copy from 'virtual:copy/delivery';
import contact from 'virtual:copy/pages/contact';
import { createStore } from 'zustand/vanilla';
import { announce } from '#browser/announcements.ts';
import { onNetworkChange } from '#browser/network.ts';
import { showConfirmation, showNotice } from '#ui/Toasts.tsx';
import type { Command, KeptMessage, Reason, Report } from './message.ts';

// On every page of a site whose form sends: asks the worker to send what waits, and tells the visitor what became of it.

/** The messages that wait on this device, as the worker last reported them. */
export const keptMessages = createStore<readonly KeptMessage[]>(() => []);

/** Gives the worker a command, once there is a worker. */
export async function tellWorker(command: Command): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(command);
}

const { close } = contact.toast;

/** What toasts say about a message. */
export const toasts = {
  accepted: contact.toast,
  kept: { ...copy.kept, close },
  refused: { ...copy.refused, close },
  unavailable: { ...copy.unreachable, close },
  expired: { ...copy.expired, close },
};

/** Says which fields the receiver has refused. */
export function refusalText(reasons: readonly Reason[]): string {
  const { form } = contact;
  const labels = reasons.flatMap((reason) => {
    if (reason === 'unexplained') return [];
    return reason === 'subject' ? form.subject.label : form[reason];
  });
  if (labels.length === 0) return copy.refused.unexplained;
  return [copy.refused.fields, labels.join(', ')].join(' ');
}

const sendWaiting = () => tellWorker({ type: 'SEND_WAITING' });

let hasReport = false;

function take({ kept, news }: Report): void {
  keptMessages.setState(kept, true);
  // The first report to a page also tells of a message that was refused while no page was open.
  const isRefusedBefore = !hasReport && kept.some(({ reasons }) => reasons.length > 0);
  hasReport = true;
  for (const kind of new Set([...news, ...(isRefusedBefore ? (['refused'] as const) : [])])) {
    if (kind === 'accepted') showConfirmation(toasts.accepted);
    if (kind === 'refused' || kind === 'expired') showNotice(toasts[kind]);
    if (kind === 'discarded') announce(copy.kept.discarded);
  }
}

if ('serviceWorker' in navigator) {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
    if (data.type === 'KEPT_MESSAGES') take(data);
  });
  onNetworkChange(sendWaiting);
  // A page may stay open for hours, and only a visible page tells the visitor what has happened.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void sendWaiting();
  });
  void sendWaiting();
}
