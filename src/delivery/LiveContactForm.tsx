import '#contact/contact-form.css';
import './live-contact-form.css';
import setting from 'virtual:delivery/setting';
import { type FormEvent, useRef } from 'react';
import { Button, Form } from 'react-aria-components';
import { useStore } from 'zustand';
import messages from '#catalog/en/delivery.json' with { type: 'json' };
import { translator } from '#catalog/translator.ts';
import { ContactFields } from '#contact/ContactFields.tsx';
import type { ContactProps } from '#contact/contact-messages.ts';
import { delivery } from './delivery.ts';
import { isBusy } from './delivery-machine.ts';
import { KeptMessages } from './KeptMessages.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { UnreachableNotice } from './UnreachableNotice.tsx';

const d = translator(messages);

/**
 * The contact form of a company that receives its messages (docs/contact-form.md). The browser validates it with its own
 * messages. Without JavaScript, the browser posts it.
 */
export function ContactForm({ t }: ContactProps) {
  const state = useStore(delivery.store);
  const form = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const isUnderWay = isBusy(state);

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
        <p className="without-scripting mb-6 sm:col-span-2">{t('form.scriptless')}</p>
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
                // No submit button: as the first one of the form, it would be what Enter in a field presses.
                <Button type="button" onPress={postpone} className="button-secondary mt-4">
                  {d('unreachable.keep')}
                </Button>
              )}
            </UnreachableNotice>
          )}
          <Button
            ref={submitButton}
            type="submit"
            {...(isUnderWay && disabled)}
            className="button-primary"
          >
            {isUnderWay ? t('form.sending') : t('form.submit')}
          </Button>
        </div>
      </Form>
      <KeptMessages t={t} d={d} onRemoved={() => submitButton.current?.focus()} />
    </>
  );
}

/** Not the `disabled` attribute: that would take the focus away from the button. */
const disabled = { 'aria-disabled': true } as const;
