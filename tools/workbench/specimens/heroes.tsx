import industryCopy from 'virtual:copy/industries';
import copies from 'virtual:copy/pages';
import serviceCopy from 'virtual:copy/services';
import { Breadcrumbs } from '#sections/Breadcrumbs.tsx';
import { HeroList } from '#sections/HeroList.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import { Plate } from '#sections/Plate.tsx';
import type { Specimens } from '#tools/workbench/specimens.ts';
import { ActionLink } from '#ui/ActionLink.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

const { default: privacy } = await copies['/privacy']();

const { default: cloud } = await serviceCopy['cloud-services']();
const { default: energy } = await industryCopy.energy();

const breadcrumbs = <Breadcrumbs parent="/services" current={cloud.name} />;
const action = (
  <ActionLink to="/contact" look="primary">
    {cloud.hero.action}
  </ActionLink>
);

const list = (
  <HeroList
    rows={[
      { href: '/services/cloud-services', name: cloud.name, line: cloud.summary },
      { href: '/industry/energy', name: energy.name, line: energy.line, status: energy.name },
    ]}
  />
);

/** Heroes and what they contain. */
export const specimens: Specimens = {
  'sections/Breadcrumbs': { usual: breadcrumbs },
  'ui/PageHeading': { usual: <PageHeading>{cloud.hero.title}</PageHeading> },
  'sections/HeroList': { usual: list },
  'sections/PageHero': {
    'service, with a plate': (
      <PageHero
        family="service"
        breadcrumbs={breadcrumbs}
        {...cloud.hero}
        beside={<Plate id="cloud-services" reading={cloud.reading} {...cloud.plate} />}
      >
        {action}
      </PageHero>
    ),
    'company, with a list': (
      <PageHero family="company" title={cloud.name} text={cloud.summary} beside={list}>
        {action}
      </PageHero>
    ),
    'industry, with a status': (
      <PageHero
        family="industry"
        breadcrumbs={<Breadcrumbs parent="/industry" current={energy.name} />}
        {...energy.hero}
      />
    ),
    'company, with a note': <PageHero family="company" {...privacy.hero} />,
  },
};
