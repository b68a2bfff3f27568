import { isSubject, type Subject, subjects } from '#content/subjects.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { contactForm } from './contact-form.ts';
import type { ContactProps } from './contact-messages.ts';

interface SubjectFieldProps extends ContactProps {
  readonly subject: Subject | null;
}

/** What the message is about. */
export function SubjectField({ t, subject }: SubjectFieldProps) {
  return (
    <SelectField
      name="subject"
      label={t('form.subject')}
      placeholder={t('form.subject.placeholder')}
      options={subjects.map((id) => ({ id, label: t(`form.subject.${id}`) }))}
      value={subject}
      onChange={(value) => contactForm.edit({ subject: isSubject(value) ? value : null })}
      className="sm:col-span-2"
    />
  );
}
