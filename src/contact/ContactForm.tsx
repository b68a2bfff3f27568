import { useHydrated } from '@tanstack/react-router';
import { type FormEvent, type JSX, useId } from 'react';
import { Form } from 'react-aria-components';
import { useStore } from 'zustand';
import type { ContactCopy } from '#content/copy/pages.ts';
import { ContactFields, SendButton } from './ContactFields.tsx';
import { contactForm, copyLongText } from './contact-form.ts';
import { emailDraft } from './email-draft.ts';
import { EARLY_PRESS, useEarlyInput, useSubjectOfPage } from './follow-form.ts';

/**
 * The simulated form (docs/specification.md, "10. Contact form"). The link before its button opens the text in the visitor's
 * email program. The browser validates the form with its own messages.
 */
export function ContactForm({ copy }: { readonly copy: ContactCopy['form'] }) {
  const { status, draft } = useStore(contactForm.store);
  const form = useEarlyInput(draft, contactForm.edit);
  const isSubjectOfPage = useSubjectOfPage(draft.subject, contactForm.edit);
  const isHydrated = useHydrated();
  const note = useId();
  const isSending = status === 'sending';
  const subject = draft.subject && copy.subject.options[draft.subject];

  const email = emailDraft(draft, subject);

  const selectMessage = () => {
    const message = form.current?.elements.namedItem('message');
    if (message instanceof HTMLTextAreaElement) message.select();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    contactForm.send();
  };

  return (
    <Form
      ref={form}
      // Keeps the fields out of the address if the browser submits the form before hydration.
      method="dialog"
      onSubmit={submit}
      aria-invalid={false}
      className="grid gap-x-8 sm:grid-cols-2"
    >
      <ContactFields
        copy={copy}
        draft={draft}
        isSubjectOfPage={isSubjectOfPage}
        onEdit={contactForm.edit}
        isReadOnly={isSending}
      />
      <a
        className="button-primary justify-self-start sm:col-span-2"
        href={email.address}
        onClick={() => email.text !== null && copyLongText(email.text, selectMessage)}
      >
        {copy.compose}
      </a>
      <div className="flex flex-wrap items-center gap-x-6 mt-6 border-t border-line pt-2 sm:col-span-2">
        <SendButton
          copy={copy}
          look="quiet"
          isSending={isSending}
          aria-describedby={note}
          {...(!isHydrated && { render: rememberPress })}
        />
        <p id={note} className="body flex-[1_1_15rem] text-balance">
          {copy.demonstration}
        </p>
        {!isHydrated && (
          <>
            <span id={EARLY_PRESS} popover="manual" className="early-press" />
            <p role="status" className="early-note body basis-full">
              {copy.early}
            </p>
          </>
        )}
      </div>
    </Form>
  );
}

/**
 * Before hydration, a press opens a popover: browsers keep this state without scripts, and hydration then submits the
 * form (follow-form.ts).
 */
function rememberPress(props: JSX.IntrinsicElements['button']) {
  return <button {...props} type="button" popoverTarget={EARLY_PRESS} popoverTargetAction="show" />;
}
