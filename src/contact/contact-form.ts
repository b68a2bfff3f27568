import messages from '#catalog/en/contact.json' with { type: 'json' };
import { translator } from '#catalog/translator.ts';
import { announce } from '#document/announcements.ts';
import { showConfirmation } from '#ui/toasts.ts';
import { createContactForm } from './contact-form-store.ts';
import { followForm } from './follow-form.ts';

const t = translator(messages);

/** The site's one contact form. Its draft survives a change of page. */
export const contactForm = createContactForm({
  onSending: () => announce(t('form.sending')),
  onSent: () =>
    showConfirmation({ title: t('toast.title'), text: t('toast.text'), close: t('toast.close') }),
});

followForm(contactForm.store);
