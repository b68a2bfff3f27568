import deliveryCopy from 'virtual:copy/delivery';
import setting from 'virtual:delivery/setting';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { useStore } from 'zustand';
import type { ContactCopy } from '#content/copy/pages.ts';
import { ContactFields, SendButton } from './ContactFields.tsx';
import { delivery, edit, send } from './delivery.ts';
import { useEarlyInput, useSubjectOfPage } from './follow-form.ts';
import { keptMessages, refusalText, tellWorker } from './kept-messages.ts';
import { holdsText, type Message } from './message.ts';

/**
 * The contact form of a company that receives its messages (docs/message-delivery.md). The browser validates it with its own
 * messages, and posts it where there is no JavaScript. The build puts it in the place of the simulated form.
 */
export function ContactForm({ copy }: { readonly copy: ContactCopy['form'] }) {
  const { draft, progress } = useStore(delivery);
  const form = useEarlyInput(draft, edit);
  const isSubjectOfPage = useSubjectOfPage(draft.subject, edit);
  const trap = useRef<HTMLInputElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  // A text that comes back gets new fields: the present ones may show errors about what they held before.
  const [corrections, setCorrections] = useState(0);
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
        <ContactFields
          key={corrections}
          copy={copy}
          draft={draft}
          isSubjectOfPage={isSubjectOfPage}
          onEdit={edit}
          isReadOnly={isSending}
        />
        {/* Outside the window, because programs that fill in forms leave out fields with `display: none`. */}
        <label className="absolute -start-[100vw] size-px overflow-hidden" aria-hidden="true">
          {deliveryCopy.field.unseen}
          <input ref={trap} type="text" name={setting.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
        <div className="flex flex-col items-start gap-4 font-500 sm:col-span-2">
          {progress !== null && !isSending && <p>{progress.problem}</p>}
          <SendButton ref={sendButton} look="primary" copy={copy} isSending={isSending} />
        </div>
      </Form>
      <KeptMessages
        onCorrect={() => setCorrections((count) => count + 1)}
        onRemove={() => sendButton.current?.focus()}
      />
    </>
  );
}

const { kept } = deliveryCopy;

const button = (key: string) => ({ 'aria-describedby': key, className: 'button-secondary' });

interface KeptMessagesProps {
  /** A refused text is back in the form. */
  readonly onCorrect: () => void;
  /** The pressed button disappears with its message: this moves the focus on. */
  readonly onRemove: () => void;
}

/** The messages that wait on this device. The visitor can discard each, and correct a refused message in the form. */
function KeptMessages({ onCorrect, onRemove }: KeptMessagesProps) {
  const title = useId();
  const messages = useStore(keptMessages);
  const isFormFree = useStore(delivery, (state) => !holdsText(state));
  if (messages.length === 0) return null;

  const remove = (type: 'DISCARD' | 'TAKE_BACK', { key, draft }: Message) => {
    if (type === 'TAKE_BACK') {
      edit(draft);
      onCorrect();
    }
    void tellWorker({ type, key });
    onRemove();
  };
  return (
    <section aria-labelledby={title} className="mt-8 border-s-3 border-ink bg-paper-2 px-5 py-4">
      <h3 id={title} className="font-500">
        {kept.title}
      </h3>
      <ul>
        {messages.map(({ message, reasons }) => (
          <li key={message.key} className="mt-4 border-t border-line pt-4">
            <p id={message.key} className="mb-2 whitespace-pre-line [overflow-wrap:anywhere]">
              {message.draft.message}
            </p>
            <p>{reasons.length > 0 ? refusalText(reasons) : kept.text}</p>
            <div className="mt-3 flex flex-wrap gap-3">
              {reasons.length > 0 && isFormFree && (
                <Button {...button(message.key)} onPress={() => remove('TAKE_BACK', message)}>
                  {kept.correct}
                </Button>
              )}
              <Button {...button(message.key)} onPress={() => remove('DISCARD', message)}>
                {kept.discard}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
