import setting from 'virtual:delivery/setting';
import contactMessages from '#catalog/en/contact.json' with { type: 'json' };
import deliveryMessages from '#catalog/en/delivery.json' with { type: 'json' };
import { translator } from '#catalog/translator.ts';
import { followForm } from '#contact/follow-form.ts';
import { announce } from '#document/announcements.ts';
import { showConfirmation, showNotice } from '#ui/toasts.ts';
import { deliver } from './deliver.ts';
import type { DeliveryState } from './delivery-machine.ts';
import { createDelivery } from './delivery-store.ts';
import { isFormShown } from './is-form-shown.ts';
import { askWorker, canKeep } from './kept-messages.ts';

const t = translator(contactMessages);
const d = translator(deliveryMessages);

/** The site's one contact form, if it sends. Its draft survives a change of page. */
export const delivery = createDelivery({
  deliver: (message, signal) => deliver(message, setting, signal),
  keep: (message) => askWorker({ type: 'KEEP_MESSAGE', message }),
  situation: () => ({ isOffline: !navigator.onLine, canKeep: canKeep() }),
  newKey: () => crypto.randomUUID(),
  tell,
});

/** A refusal is not announced: it gets the focus (RefusalNotice.tsx). */
function tell(state: DeliveryState): void {
  if (state.status === 'sending') announce(t('form.sending'));
  if (!isFormShown()) tellElsewhere(state);
  else if (state.status === 'kept') announce(d('kept.announcement'));
  else if (state.status === 'unreachable') {
    announce([d('unreachable.title'), d(`unreachable.${state.obstacle}`)].join(' '));
  }
  if (state.status === 'sent') {
    showConfirmation({
      title: t('toast.title'),
      text: t('toast.text'),
      close: t('toast.close'),
    });
  }
}

/** On another page, a notice tells of what the form would show. Toasts are announced. */
function tellElsewhere({ status }: DeliveryState): void {
  const close = t('toast.close');
  if (status === 'refused' || status === 'unreachable') {
    showNotice({ title: d(`${status}.title`), text: d('elsewhere.text'), close });
  }
  if (status === 'kept') showNotice({ title: d('kept.title'), text: d('kept.text'), close });
}

followForm(delivery.store);
