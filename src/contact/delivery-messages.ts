import delivery from 'virtual:copy/delivery';
import contact from 'virtual:copy/pages/contact';
import type { Reason } from './deliver.ts';

/** Says which fields the receiver has refused. */
export function refusalText(reasons: readonly Reason[]): string {
  const { form } = contact;
  const labels = reasons.flatMap((reason) => {
    if (reason === 'unexplained') return [];
    return reason === 'subject' ? form.subject.label : form[reason];
  });
  if (labels.length === 0) return delivery.refused.unexplained;
  return [delivery.refused.fields, labels.join(', ')].join(' ');
}

const { close } = contact.toast;

/** What toasts say about a message. */
export const toasts = {
  accepted: contact.toast,
  kept: { ...delivery.kept, close },
  refused: { ...delivery.refused, close },
  unavailable: { ...delivery.unreachable, close },
  expired: { ...delivery.expired, close },
};
