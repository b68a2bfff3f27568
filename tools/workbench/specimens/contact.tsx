import contact from 'virtual:copy/pages/contact';
import { ContactForm } from '#contact/ContactForm.tsx';
import { contactForm } from '#contact/contact-form.ts';
import { company } from '#content/company.ts';
import type { Specimens } from '#tools/workbench/specimens.ts';

const draft = {
  name: company.name,
  email: company.email,
  company: company.name,
  phone: company.phone,
  subject: 'cloud-services',
  message: contact.hero.text,
} as const;

const form = <ContactForm copy={contact.form} />;

/**
 * Validates all forms of the document, so that their fields show errors. The body is inert meanwhile: an
 * invalid field would otherwise get the focus and scroll the page around its frame.
 */
function showErrors(): void {
  document.body.inert = true;
  for (const form of document.forms) form.checkValidity();
  document.body.inert = false;
}

/** The contact form with its fields. */
export const specimens: Specimens = {
  'contact/ContactForm': {
    'filled in': {
      element: form,
      prepare: () => contactForm.store.setState({ status: 'idle', draft }),
    },
    sending: {
      element: form,
      prepare: () => contactForm.store.setState({ status: 'sending', draft }),
    },
    'errors: sent empty': { element: form, prepare: showErrors },
  },
};
