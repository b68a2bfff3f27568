import './contact-form.css';
import type { FormEvent } from 'react';
import { Button, Form } from 'react-aria-components';
import { useStore } from 'zustand';
import { TextField } from '#ui/TextField.tsx';
import { contactForm } from './contact-form.ts';
import type { ContactProps } from './contact-messages.ts';
import { SubjectField } from './SubjectField.tsx';

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
  const field = (name: 'name' | 'email' | 'company' | 'phone' | 'message') => ({
    name,
    label: t(`form.${name}`),
    value: draft[name],
    onChange: (value: string) => contactForm.edit({ [name]: value }),
    isReadOnly: isSending,
  });
  const optional = t('form.optional');

  return (
    <Form
      method="dialog"
      onSubmit={submit}
      aria-invalid={false}
      className="grid gap-x-8 sm:grid-cols-2"
    >
      <p className="without-scripting mb-6 sm:col-span-2">{t('form.scriptless')}</p>
      <TextField {...field('name')} isRequired autoComplete="name" />
      <TextField {...field('email')} isRequired type="email" autoComplete="email" />
      <TextField {...field('company')} hint={optional} autoComplete="organization" />
      <TextField {...field('phone')} hint={optional} type="tel" autoComplete="tel" />
      <SubjectField t={t} subject={draft.subject} />
      <TextField {...field('message')} isRequired rows={6} className="sm:col-span-2" />
      <div className="sm:col-span-2">
        <Button type="submit" {...(isSending && disabled)} className="button-primary">
          {isSending ? t('form.sending') : t('form.submit')}
        </Button>
      </div>
    </Form>
  );
}

/** Not the `disabled` attribute: that would take the focus away from the button. */
const disabled = { 'aria-disabled': true } as const;
