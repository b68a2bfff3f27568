import industryCopy from 'virtual:copy/industries';
import copies from 'virtual:copy/pages';
import notFound from 'virtual:copy/pages/not-found';
import serviceCopy from 'virtual:copy/services';
import { industries } from '#content/industries.ts';
import { services } from '#content/services.ts';
import { Breadcrumbs } from '#sections/Breadcrumbs.tsx';
import { PageHero } from '#sections/PageHero.tsx';
import type { Specimens } from '#tools/workbench/specimens.ts';
import { ActionLink } from '#ui/ActionLink.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

const { default: privacy } = await copies['/privacy']();

const { default: cloud } = await serviceCopy['cloud-services']();
const { default: banking } = await industryCopy.banking();
const { default: energy } = await industryCopy.energy();

const { accent } = services['cloud-services'];
const breadcrumbs = <Breadcrumbs parent="/services" current={cloud.name} />;
const action = (
  <ActionLink to="/contact" look="primary">
    {cloud.hero.action}
  </ActionLink>
);

/** Heroes and what they contain. */
export const specimens: Specimens = {
  'sections/Breadcrumbs': { usual: breadcrumbs },
  'ui/PageHeading': { usual: <PageHeading>{cloud.hero.title}</PageHeading> },
  'sections/PageHero': {
    'page, with breadcrumbs and a button': (
      <PageHero {...{ accent, breadcrumbs, ...cloud.hero }} drawing="cloud-services">
        {action}
      </PageHero>
    ),
    'page, shortest': (
      <PageHero drawing="cloud-services" accent={accent} title={cloud.name} text={cloud.summary} />
    ),
    feature: (
      <PageHero
        look="feature"
        drawing="banking"
        accent={industries.banking.accent}
        breadcrumbs={<Breadcrumbs parent="/industry" current={banking.name} />}
        {...banking.hero}
      >
        {action}
      </PageHero>
    ),
    'unsurveyed, with a status': (
      <PageHero
        look="unsurveyed"
        drawing="energy"
        accent={industries.energy.accent}
        breadcrumbs={<Breadcrumbs parent="/industry" current={energy.name} />}
        {...energy.hero}
      />
    ),
    'document, with a note': (
      <PageHero look="document" drawing="legal" accent="water" {...privacy.hero} />
    ),
    lost: (
      <PageHero look="lost" drawing="not-found" accent="flag" {...notFound.hero}>
        {action}
      </PageHero>
    ),
  },
};
