import './live-contact-form.css';
import setting from 'virtual:delivery/setting';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button, Form } from 'react-aria-components';
import { useStore } from 'zustand';
import messages from '#catalog/en/delivery.json' with { type: 'json' };
import { translator } from '#catalog/translator.ts';
import { ContactFields } from '#contact/ContactFields.tsx';
import type { ContactProps } from '#contact/contact-messages.ts';
import { SendButton } from '#contact/SendButton.tsx';
import { delivery } from './delivery.ts';
import { isBusy } from './delivery-machine.ts';
import { KeptMessages } from './KeptMessages.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { UnreachableNotice } from './UnreachableNotice.tsx';

const d = translator(messages);

/**
 * The contact form of a company that receives its messages (docs/message-delivery.md). The browser validates it with its own
 * messages. Without JavaScript, the browser posts it. Its name is that of the simulated form, because the contact page
 * imports `ContactForm` of `virtual:delivery/form`, whichever form that is.
 */
export function ContactForm({ t }: ContactProps) {
  const state = useStore(delivery.store);
  const form = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const isUnderWay = isBusy(state);
  useEffect(() => delivery.show(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    delivery.send(trap.current?.value ?? '');
  };
  const postpone = () => {
    if (!form.current?.reportValidity()) return;
    delivery.postpone(trap.current?.value ?? '');
    submitButton.current?.focus();
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
        <ContactFields t={t} draft={state.draft} onEdit={delivery.edit} isReadOnly={isUnderWay} />
        <label className="unseen-field" aria-hidden="true">
          {d('field.unseen')}
          <input ref={trap} type="text" name={setting.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
        <div className="sm:col-span-2">
          {state.status === 'refused' && <RefusalNotice t={t} d={d} reasons={state.reasons} />}
          {state.status === 'unreachable' && (
            <UnreachableNotice d={d} obstacle={state.obstacle}>
              {state.canKeep && (
                // Not a submit button: Enter in a field would press it, because it would be the form's first submit button.
                <Button type="button" onPress={postpone} className="button-secondary mt-4">
                  {d('unreachable.keep')}
                </Button>
              )}
            </UnreachableNotice>
          )}
          <SendButton ref={submitButton} t={t} isSending={isUnderWay} />
        </div>
      </Form>
      <KeptMessages t={t} d={d} onRemoved={() => submitButton.current?.focus()} />
    </>
  );
}
