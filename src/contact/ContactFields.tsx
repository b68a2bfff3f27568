import type { ContactCopy } from '#content/copy/pages.ts';
import { TextField } from '#ui/TextField.tsx';
import type { Draft } from './draft.ts';
import { SubjectField } from './SubjectField.tsx';

interface ContactFieldsProps {
  readonly copy: ContactCopy['form'];
  readonly draft: Draft;
  readonly onEdit: (change: Partial<Draft>) => void;
  readonly isReadOnly: boolean;
}

/** The fields of the contact form. The browser validates them with its own messages. */
export function ContactFields({ copy, draft, onEdit, isReadOnly }: ContactFieldsProps) {
  const field = (name: 'name' | 'email' | 'company' | 'phone' | 'message') => ({
    name,
    label: copy[name],
    value: draft[name],
    onChange: (value: string) => onEdit({ [name]: value }),
    isReadOnly,
  });
  const optional = copy.optional;

  return (
    <>
      <TextField {...field('name')} isRequired autoComplete="name" />
      <TextField {...field('email')} isRequired type="email" autoComplete="email" />
      <TextField {...field('company')} hint={optional} autoComplete="organization" />
      <TextField {...field('phone')} hint={optional} type="tel" autoComplete="tel" />
      <SubjectField
        copy={copy.subject}
        subject={draft.subject}
        onChange={(subject) => onEdit({ subject })}
      />
      <TextField {...field('message')} isRequired rows={6} className="sm:col-span-2" />
    </>
  );
}
