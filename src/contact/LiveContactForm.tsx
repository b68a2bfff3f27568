import deliveryCopy from 'virtual:copy/delivery';
import setting from 'virtual:delivery/setting';
import { type FormEvent, useRef } from 'react';
import { Form } from 'react-aria-components';
import { useStore } from 'zustand';
import { ContactFields } from '#contact/ContactFields.tsx';
import { SendButton } from '#contact/SendButton.tsx';
import { useEarlyInput } from '#contact/useEarlyInput.ts';
import type { ContactCopy } from '#content/copy/pages.ts';
import { delivery, edit, send } from './delivery.ts';
import { KeptMessages } from './KeptMessages.tsx';

/**
 * The contact form of a company that receives its messages (docs/message-delivery.md). The browser validates it with its own
 * messages, and posts it where there is no JavaScript. The build puts it in the place of the simulated form.
 */
export function ContactForm({ copy }: { readonly copy: ContactCopy['form'] }) {
  const { draft, progress } = useStore(delivery);
  const form = useEarlyInput(edit);
  const trap = useRef<HTMLInputElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const isSending = progress === 'sending';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(trap.current?.value ?? '');
  };
  return (
    <>
      <Form
        ref={form}
        action={setting.endpoint}
        method="post"
        encType="multipart/form-data"
        onSubmit={submit}
        aria-invalid={false}
        className="grid gap-x-8 sm:grid-cols-2"
      >
        {Object.entries(setting.extraFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ContactFields copy={copy} draft={draft} onEdit={edit} isReadOnly={isSending} />
        {/* Outside the window, because programs that fill in forms leave out fields with `display: none`. */}
        <label className="absolute -start-[100vw] size-px overflow-hidden" aria-hidden="true">
          {deliveryCopy.field.unseen}
          <input ref={trap} type="text" name={setting.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
        <div className="flex flex-col items-start gap-4 font-500 sm:col-span-2">
          {progress !== null && !isSending && <p>{progress.problem}</p>}
          <SendButton ref={sendButton} copy={copy} isSending={isSending} />
        </div>
      </Form>
      <KeptMessages onRemove={() => sendButton.current?.focus()} />
    </>
  );
}
