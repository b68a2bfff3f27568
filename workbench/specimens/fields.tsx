import { type ComponentProps, useState } from 'react';
import { TextField as AriaTextField, Form, Label } from 'react-aria-components';
import contactMessages from '#catalog/en/contact.json';
import { translator } from '#catalog/translator.ts';
import { company } from '#content/company.ts';
import { subjects } from '#content/subjects.ts';
import { FieldTextArea } from '#ui/FieldTextArea.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { invalidAddress } from '#workbench/invalid-address.ts';
import { showFieldErrors } from '#workbench/show-field-errors.ts';
import type { Specimen } from '#workbench/specimen.ts';

const t = translator(contactMessages);

/** A field in its own form, with state for its text. */
function Field(props: Omit<ComponentProps<typeof TextField>, 'onChange'>) {
  const [value, setValue] = useState(props.value);
  return (
    <Form>
      <TextField {...props} value={value} onChange={setValue} />
    </Form>
  );
}

function Select({ initial }: { readonly initial: string | null }) {
  const [value, setValue] = useState(initial);
  return (
    <Form>
      <SelectField
        name="subject"
        label={t('form.subject')}
        placeholder={t('form.subject.placeholder')}
        options={subjects.map((id) => ({ id, label: t(`form.subject.${id}`) }))}
        value={value}
        onChange={(chosen) => setValue(chosen === '' ? null : chosen)}
      />
    </Form>
  );
}

const email = { name: 'email', label: t('form.email'), type: 'email' } as const;
const message = { name: 'message', label: t('form.message'), rows: 6 } as const;

/** The form's fields, each alone. */
export const specimens: readonly Specimen[] = [
  {
    folder: 'ui',
    name: 'TextField',
    states: [
      { name: 'empty', element: <Field {...email} value="" isRequired /> },
      { name: 'with a hint', element: <Field {...email} value="" hint={t('form.optional')} /> },
      { name: 'filled in', element: <Field {...email} value={company.email} /> },
      { name: 'read only', element: <Field {...email} value={company.email} isReadOnly /> },
      {
        name: 'error: empty',
        element: <Field {...email} value="" isRequired />,
        prepare: showFieldErrors,
      },
      {
        name: 'error: refused by the browser',
        element: <Field {...email} value={invalidAddress} />,
        prepare: showFieldErrors,
      },
      {
        name: 'several lines, filled in',
        element: <Field {...message} value={t('hero.subtitle')} isRequired />,
      },
      {
        name: 'several lines, error',
        element: <Field {...message} value="" isRequired />,
        prepare: showFieldErrors,
      },
    ],
  },
  {
    folder: 'ui',
    name: 'FieldTextArea',
    states: [
      {
        name: 'usual',
        element: (
          <AriaTextField className="field" defaultValue={t('hero.subtitle')}>
            <Label className="field-label">{t('form.message')}</Label>
            <FieldTextArea rows={6} className="field-box" aria-invalid={false} />
          </AriaTextField>
        ),
      },
    ],
  },
  {
    folder: 'ui',
    name: 'SelectField',
    states: [
      { name: 'nothing chosen', element: <Select initial={null} /> },
      { name: 'chosen', element: <Select initial="digital-transformation" /> },
      { name: 'error', element: <Select initial={null} />, prepare: showFieldErrors },
    ],
  },
];
