import messages from '#catalog/en/contact.json' with { type: 'json' };
import { translator } from '#catalog/translator.ts';
import { announce } from '#document/announcements.ts';
import { registerForm } from '#document/unsaved-text.ts';
import { prepareToasts, showConfirmation } from '#ui/toasts.ts';
import { createContactForm } from './contact-form-store.ts';
import { holdsText } from './draft.ts';

const t = translator(messages);

/** The site's one contact form. Its draft survives a change of page. */
export const contactForm = createContactForm({
  onSending: () => announce(t('form.sending')),
  onSent: () =>
    showConfirmation({ title: t('toast.title'), text: t('toast.text'), close: t('toast.close') }),
});

// At the first edit, loads the code of the confirmation, which follows every message.
const unsubscribe = contactForm.store.subscribe(() => {
  unsubscribe();
  void prepareToasts();
});

registerForm(() => holdsText(contactForm.store.getState()));
