import messages from '#catalog/en/contact.json' with { type: 'json' };
import { translator } from '#catalog/translator.ts';
import { announce } from '#document/announcements.ts';
import { announceForm } from '#document/unsaved-text.ts';
import { prepareToasts, showConfirmation } from '#ui/toasts.ts';
import { createContactForm, holdsText } from './contact-form-store.ts';

const t = translator(messages);

/** The site's one contact form. Its draft outlives a visit to another page of the site. */
export const contactForm = createContactForm({
  onSending: () => announce(t('form.sending')),
  onSent: () =>
    showConfirmation({ title: t('toast.title'), text: t('toast.text'), close: t('toast.close') }),
});

// Whoever writes will be shown a confirmation: its code is here before it is wanted.
const stopWaiting = contactForm.store.subscribe(() => {
  stopWaiting();
  void prepareToasts();
});

announceForm(() => holdsText(contactForm.store.getState()));
