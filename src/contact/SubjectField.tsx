import { isSubject, type Subject, subjects } from '#content/subjects.ts';
import { SelectField } from '#ui/SelectField.tsx';
import type { ContactProps } from './contact-messages.ts';

interface SubjectFieldProps extends ContactProps {
  readonly subject: Subject | null;
  /** Called with null for the placeholder. */
  readonly onChange: (subject: Subject | null) => void;
}

/** What the message is about. */
export function SubjectField({ t, subject, onChange }: SubjectFieldProps) {
  return (
    <SelectField
      name="subject"
      label={t('form.subject')}
      placeholder={t('form.subject.placeholder')}
      options={subjects.map((id) => ({ id, label: t(`form.subject.${id}`) }))}
      value={subject}
      onChange={(value) => onChange(isSubject(value) ? value : null)}
      className="sm:col-span-2"
    />
  );
}
