import industryCopy from 'virtual:copy/industries';
import names from 'virtual:copy/names';
import copies from 'virtual:copy/pages';
import serviceCopy from 'virtual:copy/services';
import { aiPractices } from '#content/home.ts';
import { industries } from '#content/industries.ts';
import { industryPath, servicePath } from '#content/paths.ts';
import { services } from '#content/services.ts';
import { ArrowLink } from '#sections/ArrowLink.tsx';
import { CheckGrid } from '#sections/CheckGrid.tsx';
import { Checklists } from '#sections/Checklists.tsx';
import { Excellence } from '#sections/Excellence.tsx';
import { HairlineTiles } from '#sections/HairlineTiles.tsx';
import { LegalText } from '#sections/LegalText.tsx';
import { Questions } from '#sections/Questions.tsx';
import { Reasons } from '#sections/Reasons.tsx';
import { RuledCards } from '#sections/RuledCards.tsx';
import { RuledPairs } from '#sections/RuledPairs.tsx';
import { SectionHeading } from '#sections/SectionHeading.tsx';
import { Solutions } from '#sections/Solutions.tsx';
import { Statistics } from '#sections/Statistics.tsx';
import { Steps } from '#sections/Steps.tsx';
import type { Specimens } from '#tools/workbench/specimens.ts';

const { default: about } = await copies['/about']();
const { default: home } = await copies['/']();
const { default: privacy } = await copies['/privacy']();
const { default: servicesPage } = await copies['/services']();

const { default: cloud } = await serviceCopy['cloud-services']();
const { default: genAi } = await serviceCopy['gen-ai']();
const { default: banking } = await industryCopy.banking();
const { default: lifeSciences } = await industryCopy['life-sciences']();
const { default: energy } = await industryCopy.energy();
if (!cloud.delivered || banking.template !== 'short' || lifeSciences.template !== 'detailed') {
  throw new Error('choose pages with these bands');
}

const { title, introduction } = cloud.excellence;
const figures = about.statistics.items;
const { values } = about;

const tiles = aiPractices.map((id) => ({
  to: servicePath(id),
  plate: id,
  icon: services[id].icon,
  title: names.services[id],
  description: home.ai.cards[id],
}));
const tileWithDrawing = {
  to: industryPath('energy'),
  drawing: 'energy',
  icon: industries.energy.icon,
  title: energy.name,
  description: energy.summary,
} as const;

/** The bands of pages. */
export const specimens: Specimens = {
  'sections/HairlineTiles': {
    usual: <HairlineTiles tiles={tiles} />,
    'of a page without a plate': <HairlineTiles tiles={[tileWithDrawing]} />,
  },
  'sections/RuledCards': {
    usual: <RuledCards {...cloud.cards} />,
    'with an introduction': <RuledCards {...banking.cards} />,
  },
  'sections/Solutions': {
    usual: <Solutions {...cloud.delivered.solutions} />,
    'without categories': <Solutions {...genAi.cases} />,
  },
  'sections/SectionHeading': {
    usual: <SectionHeading {...{ title, introduction }} label={cloud.excellence.label} />,
    stack: <SectionHeading {...{ title, introduction }} layout="stack" />,
    shortest: <SectionHeading title={title} />,
  },
  'sections/Excellence': {
    'figures in a row, wrapped tags': (
      <Excellence copy={cloud.excellence} layout={{ figures: 'row', tags: 'wrap' }} />
    ),
    'figures aside, tags in a grid': (
      <Excellence copy={cloud.excellence} layout={{ figures: 'aside', tags: 'grid' }} />
    ),
  },
  'sections/Reasons': { usual: <Reasons {...cloud.reasons} /> },
  'sections/RuledPairs': {
    usual: <RuledPairs {...values} />,
    three: <RuledPairs {...servicesPage.ways} />,
    'second ground': <RuledPairs {...values} ground="ground-2" />,
  },
  'sections/Statistics': {
    'four in a row': <Statistics figures={figures} />,
    'three in a row': <Statistics figures={figures.slice(0, 3)} />,
    'two in a row': <Statistics figures={figures.slice(0, 2)} />,
    stack: <Statistics figures={figures.slice(0, 3)} layout="stack" />,
  },
  'sections/CheckGrid': { usual: <CheckGrid {...lifeSciences.checklist} /> },
  'sections/Checklists': { usual: <Checklists lists={cloud.delivered.checklists} /> },
  'sections/Questions': {
    usual: (
      <Questions {...servicesPage.questions}>
        <ArrowLink to="/terms">{servicesPage.questions.terms}</ArrowLink>
      </Questions>
    ),
    'without a link': <Questions {...servicesPage.questions} />,
  },
  'sections/Steps': {
    four: <Steps {...servicesPage.approach} />,
    three: <Steps {...servicesPage.ways} />,
  },
  'sections/LegalText': { usual: <LegalText copy={privacy} /> },
};
