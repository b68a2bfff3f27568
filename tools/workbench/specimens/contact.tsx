import contact from 'virtual:copy/pages/contact';
import { type ComponentProps, useState } from 'react';
import { Form } from 'react-aria-components';
import { ContactForm } from '#contact/ContactForm.tsx';
import { contactForm } from '#contact/contact-form.ts';
import { company } from '#content/company.ts';
import type { Specimens } from '#tools/workbench/specimens.ts';
import { Copyable } from '#ui/Copyable.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';

const draft = {
  name: company.name,
  email: company.email,
  company: company.name,
  phone: company.phone,
  subject: 'cloud-services',
  message: contact.hero.text,
} as const;

const form = <ContactForm copy={contact.form} />;
const email = { name: 'email', label: contact.form.email, type: 'email' } as const;
const message = { name: 'message', label: contact.form.message, rows: 6 } as const;

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
  const { label, placeholder, options } = contact.form.subject;
  const [value, setValue] = useState(initial);
  return (
    <Form>
      <SelectField
        name="subject"
        label={label}
        placeholder={placeholder}
        options={Object.entries(options).map(([id, label]) => ({ id, label }))}
        value={value}
        onChange={(chosen) => setValue(chosen === '' ? null : chosen)}
      />
    </Form>
  );
}

/**
 * Validates all forms of the document, so that their fields show errors. The body is inert meanwhile: an
 * invalid field would otherwise get the focus and scroll the page around its frame.
 */
function showErrors(): void {
  document.body.inert = true;
  for (const form of document.forms) form.checkValidity();
  document.body.inert = false;
}

const { reach } = contact;
const copyable = (
  <div className="relative py-8">
    <Copyable
      text={company.email}
      name={reach.copy.email}
      copied={reach.copied}
      refused={{ ...reach.refused, close: contact.toast.close }}
    >
      {company.email}
    </Copyable>
  </div>
);

/** Gives the page a clipboard, which its frame may not use, and presses the button. */
function copyText(): void {
  Object.assign(navigator.clipboard, { writeText: async () => {} });
  document.querySelector('button')?.click();
}

/** The contact form, and each kind of field alone. */
export const specimens: Specimens = {
  'contact/ContactForm': {
    'filled in': {
      element: form,
      prepare: () => contactForm.store.setState({ status: 'idle', draft }),
    },
    sending: {
      element: form,
      prepare: () => contactForm.store.setState({ status: 'sending', draft }),
    },
    'errors: sent empty': { element: form, prepare: showErrors },
  },
  'ui/Copyable': { copied: { element: copyable, prepare: copyText } },
  'ui/TextField': {
    'filled in': { element: <Field {...email} value={company.email} /> },
    'read only': { element: <Field {...email} value={company.email} isReadOnly /> },
    'error: empty': { element: <Field {...email} value="" isRequired />, prepare: showErrors },
    'error: refused by the browser': {
      // Without its @ and what follows.
      element: <Field {...email} value={company.email.replace(/@.*/, '')} />,
      prepare: showErrors,
    },
    'several lines, filled in': {
      element: <Field {...message} value={contact.hero.text} isRequired />,
    },
    'several lines, error': {
      element: <Field {...message} value="" isRequired />,
      prepare: showErrors,
    },
  },
  'ui/SelectField': {
    chosen: { element: <Select initial="digital-transformation" /> },
    error: { element: <Select initial={null} />, prepare: showErrors },
  },
};
