import type { ContactCopy } from '#content/copy/pages.ts';
import { isSubject, type Subject, subjects } from '#content/subjects.ts';
import { SelectField } from '#ui/SelectField.tsx';

interface SubjectFieldProps {
  readonly copy: ContactCopy['form']['subject'];
  readonly subject: Subject | null;
  /** Called with null for the placeholder. */
  readonly onChange: (subject: Subject | null) => void;
}

/** What the message is about. */
export function SubjectField({ copy, subject, onChange }: SubjectFieldProps) {
  return (
    <SelectField
      name="subject"
      label={copy.label}
      placeholder={copy.placeholder}
      options={subjects.map((id) => ({ id, label: copy.options[id] }))}
      value={subject}
      onChange={(value) => onChange(isSubject(value) ? value : null)}
      className="sm:col-span-2"
    />
  );
}
