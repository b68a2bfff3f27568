import energyMessages from '#catalog/en/industry/energy.json';
import cloudMessages from '#catalog/en/services/cloud-services.json';
import { translator } from '#catalog/translator.ts';
import { industriesOf, industryServices, servicesWith } from '#content/relations.ts';
import { ArrowLink } from '#sections/ArrowLink.tsx';
import { CallToAction } from '#sections/CallToAction.tsx';
import { OnwardLinks } from '#sections/OnwardLinks.tsx';
import { ReadMore } from '#sections/ReadMore.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
import type { Specimen } from '#workbench/specimen.ts';

const cloud = translator(cloudMessages);
const energy = translator(energyMessages);

const links = [
  { to: '/contact', title: energy('onward.contact.title'), text: energy('onward.contact.text') },
  { to: '/services', title: energy('onward.services.title'), text: energy('onward.services.text') },
  {
    to: '/industry',
    title: energy('onward.industries.title'),
    text: energy('onward.industries.text'),
  },
] as const;

/** Links to other pages. */
export const specimens: readonly Specimen[] = [
  {
    folder: 'sections',
    name: 'ArrowLink',
    states: [{ name: 'usual', element: <ArrowLink to="/services">{cloud('name')}</ArrowLink> }],
  },
  {
    folder: 'sections',
    name: 'CallToAction',
    states: [
      {
        name: 'usual',
        element: (
          <CallToAction
            title={cloud('closing.title')}
            text={cloud('closing.text')}
            action={cloud('closing.action')}
          />
        ),
      },
      {
        name: 'shortest',
        element: (
          <CallToAction title={cloud('name')} text={cloud('tags.title')} action={cloud('tags.1')} />
        ),
      },
    ],
  },
  {
    folder: 'sections',
    name: 'OnwardLinks',
    states: [
      { name: 'usual', element: <OnwardLinks title={energy('onward.title')} links={links} /> },
      {
        name: 'shortest',
        element: <OnwardLinks title={energy('onward.title')} links={links.slice(0, 1)} />,
      },
    ],
  },
  {
    folder: 'sections',
    name: 'ReadMore',
    states: [
      {
        name: 'usual',
        element: <ReadMore to="/services/cloud-services" subject={cloud('name')} />,
        note: 'Only screen readers say its subject.',
      },
    ],
  },
  {
    folder: 'sections',
    name: 'RelatedPages',
    states: [
      {
        name: 'services and industries',
        element: (
          <RelatedPages
            services={servicesWith('artificial-intelligence')}
            industries={industriesOf('artificial-intelligence')}
          />
        ),
      },
      { name: 'services only', element: <RelatedPages services={industryServices.banking} /> },
    ],
  },
];
