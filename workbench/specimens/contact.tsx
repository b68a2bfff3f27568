import { flushSync } from 'react-dom';
import contactMessages from '#catalog/en/contact.json';
import { translator } from '#catalog/translator.ts';
import { AccessibilityStatement } from '#contact/AccessibilityStatement.tsx';
import { ContactDetails } from '#contact/ContactDetails.tsx';
import { ContactForm } from '#contact/ContactForm.tsx';
import { contactForm } from '#contact/contact-form.ts';
import { MapFrame } from '#contact/MapFrame.tsx';
import { mapFrameUrl } from '#contact/map-urls.ts';
import { Offices } from '#contact/Offices.tsx';
import { SubjectField } from '#contact/SubjectField.tsx';
import { company } from '#content/company.ts';
import type { Subject } from '#content/subjects.ts';
import { invalidAddress } from '#workbench/invalid-address.ts';
import { showFieldErrors } from '#workbench/show-field-errors.ts';
import type { Specimen } from '#workbench/specimen.ts';

const t = translator(contactMessages);
const draft = {
  name: company.name,
  email: company.email,
  company: company.name,
  phone: company.phone,
  subject: 'cloud-services',
  message: t('hero.subtitle'),
} as const;

const form = <ContactForm t={t} />;
const fillIn = () => contactForm.store.setState({ status: 'idle', draft });

const subjectField = (subject: Subject | null) => (
  <SubjectField
    t={t}
    subject={subject}
    onChange={(value) => contactForm.edit({ subject: value })}
  />
);

const [office] = company.offices;
const map = (
  <MapFrame
    url={mapFrameUrl(office)}
    title={t(`offices.${office.id}.map`)}
    extent="whole"
    note={t('offices.unavailable')}
  />
);

/** Dispatches the event of a lost connection. */
function loseConnection(): void {
  Object.defineProperty(navigator, 'onLine', { value: false });
  window.dispatchEvent(new Event('offline'));
}

/** The parts of the contact page. */
export const specimens: readonly Specimen[] = [
  {
    folder: 'contact',
    name: 'ContactForm',
    states: [
      { name: 'empty', element: form },
      { name: 'filled in', element: form, prepare: fillIn },
      {
        name: 'sending',
        element: form,
        prepare: () => contactForm.store.setState({ status: 'sending', draft }),
      },
      { name: 'errors: sent empty', element: form, prepare: showFieldErrors },
      {
        name: 'error: address refused by the browser',
        element: form,
        prepare: () => {
          flushSync(() => contactForm.edit({ ...draft, email: invalidAddress }));
          showFieldErrors();
        },
      },
    ],
  },
  {
    folder: 'contact',
    name: 'SubjectField',
    states: [
      { name: 'nothing chosen', element: subjectField(null) },
      { name: 'chosen', element: subjectField('staffing') },
    ],
  },
  {
    folder: 'contact',
    name: 'ContactDetails',
    states: [{ name: 'usual', element: <ContactDetails t={t} /> }],
  },
  {
    folder: 'contact',
    name: 'Offices',
    states: [{ name: 'usual', element: <Offices t={t} /> }],
  },
  {
    folder: 'contact',
    name: 'MapFrame',
    states: [
      {
        name: 'the provider’s map',
        element: map,
        note: 'Asks the map’s provider, as the page does.',
      },
      { name: 'offline', element: map, prepare: loseConnection },
    ],
  },
  {
    folder: 'contact',
    name: 'AccessibilityStatement',
    states: [{ name: 'usual', element: <AccessibilityStatement t={t} /> }],
  },
];
