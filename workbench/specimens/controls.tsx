import contactMessages from '#catalog/en/contact.json';
import cloudMessages from '#catalog/en/services/cloud-services.json';
import { shellMessages } from '#catalog/shell-messages.ts';
import { translator } from '#catalog/translator.ts';
import { company } from '#content/company.ts';
import { ActionLink } from '#ui/ActionLink.tsx';
import { Address } from '#ui/Address.tsx';
import { EmailLink } from '#ui/EmailLink.tsx';
import { Link } from '#ui/Link.tsx';
import { PhoneLink } from '#ui/PhoneLink.tsx';
import { TextWithEmail } from '#ui/TextWithEmail.tsx';
import type { Specimen } from '#workbench/specimen.ts';

const cloud = translator(cloudMessages);
const contact = translator(contactMessages);

const looks = ['primary', 'secondary', 'compact'] as const;

/** Links and the texts around them. */
export const specimens: readonly Specimen[] = [
  {
    folder: 'ui',
    name: 'ActionLink',
    states: looks.map((look) => ({
      name: look,
      element: (
        <ActionLink to="/contact" look={look}>
          {cloud('hero.action')}
        </ActionLink>
      ),
    })),
  },
  {
    folder: 'ui',
    name: 'Link',
    states: [
      {
        name: 'to another page',
        element: (
          <Link to="/contact" className="header-link">
            {shellMessages('navigation.contact')}
          </Link>
        ),
      },
      {
        name: 'to the page that is shown',
        element: (
          <Link to="/contact" className="header-link">
            {shellMessages('navigation.contact')}
          </Link>
        ),
        path: '/contact',
      },
    ],
  },
  {
    folder: 'ui',
    name: 'Address',
    states: company.offices.map((office) => ({
      name: office.id,
      element: <Address office={office} />,
    })),
  },
  {
    folder: 'ui',
    name: 'EmailLink',
    states: [{ name: 'usual', element: <EmailLink address={company.email} /> }],
  },
  { folder: 'ui', name: 'PhoneLink', states: [{ name: 'usual', element: <PhoneLink /> }] },
  {
    folder: 'ui',
    name: 'TextWithEmail',
    states: [
      {
        name: 'usual',
        element: (
          <p className="body">
            <TextWithEmail text={contact('accessibility.report')} address={company.email} />
          </p>
        ),
      },
      {
        name: 'without an address',
        element: (
          <p className="body">
            <TextWithEmail text={contact('accessibility.aim')} address={company.email} />
          </p>
        ),
      },
    ],
  },
];
