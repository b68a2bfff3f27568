import names from 'virtual:copy/names';
import copies from 'virtual:copy/pages';
import contact from 'virtual:copy/pages/contact';
import notFound from 'virtual:copy/pages/not-found';
import serviceCopy from 'virtual:copy/services';
import { company } from '#content/company.ts';
import { ArrowLink, ReadMore } from '#sections/ArrowLink.tsx';
import { CallToAction } from '#sections/CallToAction.tsx';
import { OnwardLinks } from '#sections/OnwardLinks.tsx';
import { RelatedPages } from '#sections/RelatedPages.tsx';
import { TextWithServices } from '#sections/TextWithServices.tsx';
import type { Specimens } from '#tools/workbench/specimens.ts';
import { ActionLink } from '#ui/ActionLink.tsx';
import { Address } from '#ui/Address.tsx';
import { EmailLink, PhoneLink, TextWithEmail } from '#ui/ContactLinks.tsx';
import { Link } from '#ui/Link.tsx';
import { TextWithLinks } from '#ui/TextWithLinks.tsx';

const { default: cloud } = await serviceCopy['cloud-services']();
const { default: careers } = await copies['/careers']();
const { default: services } = await copies['/services']();
const { onward } = notFound;

const looks = ['primary', 'secondary'] as const;
const actionLink = (look: (typeof looks)[number]) => (
  <ActionLink to="/contact" look={look}>
    {cloud.hero.action}
  </ActionLink>
);
const headerLink = (
  <Link to="/contact" className="header-link">
    {names.pages['/contact']}
  </Link>
);
const textWithEmail = (text: string) => (
  <p className="body">
    <TextWithEmail text={text} address={company.email} />
  </p>
);

/** Links and the texts around them. */
export const specimens: Specimens = {
  'ui/ActionLink': Object.fromEntries(looks.map((look) => [look, actionLink(look)])),
  'ui/Link': {
    'to another page': headerLink,
    'to the page that is shown': { element: headerLink, path: '/contact' },
  },
  'ui/Address': Object.fromEntries(
    company.offices.map((office) => [office.id, <Address key={office.id} office={office} />]),
  ),
  'ui/ContactLinks': {
    'a phone number': <PhoneLink />,
    'an e-mail address': <EmailLink address={company.email} />,
    'an address in a text': textWithEmail(contact.accessibility.report),
    'a text without an address': textWithEmail(contact.accessibility.aim),
  },
  'ui/TextWithLinks': {
    usual: <TextWithLinks text={careers.apply.reminder} links={{ [careers.apply.title]: '#' }} />,
  },
  'sections/ArrowLink': {
    usual: <ArrowLink to="/services">{cloud.name}</ArrowLink>,
    'with a subject that only screen readers say': (
      <ReadMore to="/services/cloud-services" subject={cloud.name} />
    ),
  },
  'sections/TextWithServices': {
    usual: <TextWithServices text={services.list.introduction} />,
  },
  'sections/CallToAction': { usual: <CallToAction {...cloud.closing} /> },
  'sections/OnwardLinks': {
    usual: (
      <OnwardLinks
        title={onward.title}
        links={[
          { to: '/contact', ...onward.contact },
          { to: '/services', ...onward.services },
          { to: '/industry', ...onward.industries },
        ]}
      />
    ),
  },
  'sections/RelatedPages': {
    'services and industries': <RelatedPages of="/services/artificial-intelligence" />,
    'services only': <RelatedPages of="/industry/banking" />,
  },
};
