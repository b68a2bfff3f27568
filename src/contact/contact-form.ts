import copy from 'virtual:copy/pages/contact';
import { announce } from '#browser/announcements.ts';
import { showConfirmation } from '#ui/toasts.ts';
import { createContactForm } from './contact-form-store.ts';
import { followForm } from './follow-form.ts';

/** The site's one contact form. Its draft survives a change of page. */
export const contactForm = createContactForm({
  onSending: () => announce(copy.form.sending),
  onSent: () => showConfirmation(copy.toast),
});

followForm(contactForm.store);
