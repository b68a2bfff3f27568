import bankingMessages from '#catalog/en/industry/banking.json';
import energyMessages from '#catalog/en/industry/energy.json';
import notFoundMessages from '#catalog/en/not-found.json';
import privacyMessages from '#catalog/en/privacy.json';
import cloudMessages from '#catalog/en/services/cloud-services.json';
import { translator } from '#catalog/translator.ts';
import { industries } from '#content/industries.ts';
import { services } from '#content/services.ts';
import { Breadcrumbs } from '#sections/Breadcrumbs.tsx';
import { LegalText } from '#sections/LegalText.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { ActionLink } from '#ui/ActionLink.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import type { Specimen } from '#workbench/specimen.ts';

const cloud = translator(cloudMessages);
const banking = translator(bankingMessages);
const energy = translator(energyMessages);
const notFound = translator(notFoundMessages);
const privacy = translator(privacyMessages);

const breadcrumbs = <Breadcrumbs parent="/services" current={cloud('name')} />;
const action = (
  <ActionLink to="/contact" look="primary">
    {cloud('hero.action')}
  </ActionLink>
);
const legalSections = ['maps', 'storage', 'analytics'] as const;

/** Heroes, headings, breadcrumbs, and the template of legal pages. */
export const specimens: readonly Specimen[] = [
  { folder: 'sections', name: 'Breadcrumbs', states: [{ name: 'usual', element: breadcrumbs }] },
  {
    folder: 'sections',
    name: 'PageHero',
    states: [
      {
        name: 'page, with breadcrumbs and a button',
        element: (
          <PageHero
            drawing="cloud-services"
            accent={services['cloud-services'].accent}
            breadcrumbs={breadcrumbs}
            title={cloud('hero.title')}
            text={cloud('hero.subtitle')}
          >
            {action}
          </PageHero>
        ),
      },
      {
        name: 'page, shortest',
        element: (
          <PageHero
            drawing="cloud-services"
            accent={services['cloud-services'].accent}
            title={cloud('name')}
            text={cloud('summary')}
          />
        ),
      },
      {
        name: 'feature',
        element: (
          <PageHero
            look="feature"
            drawing="banking"
            accent={industries.banking.accent}
            breadcrumbs={<Breadcrumbs parent="/industry" current={banking('name')} />}
            title={banking('hero.title')}
            text={banking('hero.introduction')}
          >
            {action}
          </PageHero>
        ),
      },
      {
        name: 'unsurveyed, with a status',
        element: (
          <PageHero
            look="unsurveyed"
            drawing="energy"
            accent={industries.energy.accent}
            breadcrumbs={<Breadcrumbs parent="/industry" current={energy('name')} />}
            title={energy('hero.title')}
            status={energy('hero.status')}
            text={energy('hero.introduction')}
          />
        ),
      },
      {
        name: 'document, with a note',
        element: (
          <PageHero
            look="document"
            drawing="legal"
            accent="water"
            title={privacy('hero.title')}
            text={privacy('hero.introduction')}
            note={privacy('hero.updated')}
          />
        ),
      },
      {
        name: 'lost',
        element: (
          <PageHero
            look="lost"
            drawing="not-found"
            accent="flag"
            title={notFound('title')}
            status={notFound('message')}
            text={notFound('text')}
          >
            {action}
          </PageHero>
        ),
      },
    ],
  },
  {
    folder: 'ui',
    name: 'PageHeading',
    states: [{ name: 'usual', element: <PageHeading>{cloud('hero.title')}</PageHeading> }],
  },
  {
    folder: 'sections',
    name: 'SectionHeading',
    states: [
      {
        name: 'usual',
        element: (
          <SectionHeading
            label={cloud('excellence.label')}
            title={cloud('excellence.title')}
            introduction={cloud('excellence.introduction')}
          />
        ),
      },
      {
        name: 'stack',
        element: (
          <SectionHeading
            label={cloud('excellence.label')}
            title={cloud('excellence.title')}
            introduction={cloud('excellence.introduction')}
            layout="stack"
          />
        ),
      },
      { name: 'shortest', element: <SectionHeading title={cloud('excellence.title')} /> },
    ],
  },
  {
    folder: 'sections',
    name: 'LegalText',
    states: [
      { name: 'usual', element: <LegalText messages={privacyMessages} sections={legalSections} /> },
      {
        name: 'shortest',
        element: <LegalText messages={privacyMessages} sections={legalSections.slice(0, 1)} />,
      },
    ],
  },
];
