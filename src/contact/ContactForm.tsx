import type { FormEvent } from 'react';
import { Form } from 'react-aria-components';
import { useStore } from 'zustand';
import { ContactFields } from './ContactFields.tsx';
import { contactForm } from './contact-form.ts';
import type { ContactProps } from './contact-messages.ts';
import { SendButton } from './SendButton.tsx';

/**
 * The simulated form (docs/specification.md, "10. Contact form"). The browser validates it with its own messages.
 * `method="dialog"` keeps the fields out of the URL if the form is submitted before the page's code runs.
 */
export function ContactForm({ t }: ContactProps) {
  const { status, draft } = useStore(contactForm.store);
  const isSending = status === 'sending';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    contactForm.send();
  };

  return (
    <Form
      method="dialog"
      onSubmit={submit}
      aria-invalid={false}
      className="grid gap-x-8 sm:grid-cols-2"
    >
      <p className="without-scripting mb-6 sm:col-span-2">{t('form.scriptless')}</p>
      <ContactFields t={t} draft={draft} onEdit={contactForm.edit} isReadOnly={isSending} />
      <div className="sm:col-span-2">
        <SendButton t={t} isSending={isSending} />
      </div>
    </Form>
  );
}
