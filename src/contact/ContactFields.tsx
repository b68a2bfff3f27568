import './contact.css';
import type { Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';
import type { ContactCopy } from '#content/copy/pages.ts';
import { isSubject, subjects } from '#content/subjects.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { Draft } from './message.ts';

// What the form that simulates and the form that sends have in common.

interface ContactFieldsProps {
  readonly copy: ContactCopy['form'];
  readonly draft: Draft;
  readonly onEdit: (change: Partial<Draft>) => void;
  readonly isReadOnly: boolean;
  /** Whether the subject is that of the page whose button has led here. */
  readonly isSubjectOfPage: boolean;
}

/** The fields of the contact form. The browser validates them with its own messages. */
export function ContactFields({
  copy,
  draft,
  onEdit,
  isReadOnly,
  isSubjectOfPage,
}: ContactFieldsProps) {
  const field = (name: 'name' | 'email' | 'company' | 'phone' | 'message') => ({
    name,
    label: copy[name],
    value: draft[name],
    onChange: (value: string) => onEdit({ [name]: value }),
    isReadOnly,
  });
  const { optional, subject } = copy;
  return (
    <>
      <TextField {...field('name')} isRequired autoComplete="name" />
      <TextField {...field('email')} isRequired type="email" autoComplete="email" />
      <TextField {...field('company')} hint={optional} autoComplete="organization" />
      <TextField {...field('phone')} hint={optional} type="tel" autoComplete="tel" />
      <SelectField
        name="subject"
        label={subject.label}
        {...(isSubjectOfPage && { hint: subject.chosen })}
        placeholder={subject.placeholder}
        options={subjects.map((id) => ({ id, label: subject.options[id] }))}
        value={draft.subject}
        onChange={(value) => onEdit({ subject: isSubject(value) ? value : null })}
        isReadOnly={isReadOnly}
        className="sm:col-span-2"
      />
      <TextField {...field('message')} isRequired rows={6} className="sm:col-span-2" />
    </>
  );
}

interface SendButtonProps extends Pick<ButtonProps, 'render' | 'aria-describedby'> {
  /** Quiet where another way is the better one. */
  readonly look: keyof typeof looks;
  readonly copy: ContactCopy['form'];
  readonly isSending: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The button that sends the form. While a message is under way, the button says so, and the form ignores a press. */
export function SendButton({ copy, look, isSending, ...button }: SendButtonProps) {
  return (
    <Button
      {...button}
      type="submit"
      {...(isSending && disabled)}
      data-other={isSending ? copy.submit : copy.sending}
      className={`${looks[look]} send-button`}
    >
      {/* An element of its own, because a browser's translation replaces a text, and React changes only the text that it made. */}
      <span>{isSending ? copy.sending : copy.submit}</span>
    </Button>
  );
}

const looks = {
  primary: 'button-primary',
  quiet:
    'button-base -ms-3 px-3 border border-transparent text-water underline decoration-1 underline-offset-4 hover:decoration-2',
};

/** Not the `disabled` attribute: that would take the focus away from the button. */
const disabled = { 'aria-disabled': true } as const;
