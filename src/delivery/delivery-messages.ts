import contact from '#catalog/en/contact.json' with { type: 'json' };
import delivery from '#catalog/en/delivery.json' with { type: 'json' };
import { translator } from '#catalog/translator.ts';
import type { Reason } from './deliver.ts';

/** The messages of the contact page, and those that only a form that sends shows. */
export const t = translator(contact);
export const d = translator(delivery);

/** Says which fields the receiver has refused. */
export function refusalText(reasons: readonly Reason[]): string {
  const labels = reasons.flatMap((reason) => (reason === 'unexplained' ? [] : t(`form.${reason}`)));
  if (labels.length === 0) return d('refused.unexplained');
  return [d('refused.fields'), labels.join(', ')].join(' ');
}

const close = t('toast.close');

/** What toasts say about a message. */
export const toasts = {
  accepted: { title: t('toast.title'), text: t('toast.text'), close },
  kept: { title: d('kept.title'), text: d('kept.text'), close },
  refused: { title: d('refused.title'), text: d('refused.text'), close },
  unavailable: { title: d('unreachable.title'), text: d('unreachable.text'), close },
  expired: { title: d('expired.title'), text: d('expired.text'), close },
};
