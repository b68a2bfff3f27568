import industryCopy from 'virtual:copy/industries';
import names from 'virtual:copy/names';
import copies from 'virtual:copy/pages';
import serviceCopy from 'virtual:copy/services';
import { servicePath } from '#content/paths.ts';
import { aiPractices, services } from '#content/services.ts';
import { ArrowLink } from '#sections/ArrowLink.tsx';
import { CheckGrid } from '#sections/CheckGrid.tsx';
import { Checklists } from '#sections/Checklists.tsx';
import { Contents } from '#sections/Contents.tsx';
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

const contents = <Contents parts={{ ai: home.ai.label, values: home.values.label }} />;

/** The bands of pages. */
export const specimens: Specimens = {
  'sections/HairlineTiles': {
    usual: <HairlineTiles tiles={tiles} />,
  },
  'sections/RuledCards': {
    usual: <RuledCards {...cloud.cards} />,
    'with an introduction': <RuledCards {...banking.cards} />,
  },
  'sections/Solutions': {
    usual: <Solutions id="solutions" {...cloud.delivered.solutions} />,
    'without categories': <Solutions id="solutions" {...genAi.cases} />,
  },
  'sections/SectionHeading': {
    usual: <SectionHeading {...{ title, introduction }} label={cloud.excellence.label} />,
    shortest: <SectionHeading title={title} />,
  },
  'sections/Excellence': {
    'figures in a row, wrapped tags': (
      <Excellence
        id="excellence"
        copy={cloud.excellence}
        layout={{ figures: 'row', tags: 'wrap' }}
      />
    ),
    'figures aside, tags in a grid': (
      <Excellence
        id="excellence"
        copy={cloud.excellence}
        layout={{ figures: 'aside', tags: 'grid' }}
      />
    ),
  },
  'sections/Reasons': { usual: <Reasons id="reasons" {...cloud.reasons} /> },
  'sections/RuledPairs': {
    usual: <RuledPairs id="values" {...values} />,
    three: <RuledPairs id="values" {...servicesPage.ways} />,
    'second ground': <RuledPairs id="values" {...values} ground="ground-2" />,
  },
  'sections/Statistics': {
    'four in a row': <Statistics figures={figures} />,
    'three in a row': <Statistics figures={figures.slice(0, 3)} />,
    'two in a row': <Statistics figures={figures.slice(0, 2)} />,
    stack: <Statistics figures={figures.slice(0, 3)} layout="stack" />,
  },
  'sections/Contents': {
    bar: { element: contents, window: { width: 1440 } },
    closed: { element: contents, window: { width: 390 } },
  },
  'sections/CheckGrid': { usual: <CheckGrid id="checklist" {...lifeSciences.checklist} /> },
  'sections/Checklists': {
    usual: <Checklists id="checklists" lists={cloud.delivered.checklists} />,
  },
  'sections/Questions': {
    usual: (
      <Questions id="questions" {...servicesPage.questions}>
        <ArrowLink to="/terms">{servicesPage.questions.terms}</ArrowLink>
      </Questions>
    ),
    'without a link': <Questions id="questions" {...servicesPage.questions} />,
  },
  'sections/Steps': {
    four: <Steps {...servicesPage.approach} />,
    three: <Steps {...servicesPage.ways} />,
  },
  'sections/LegalText': { usual: <LegalText path="/privacy" copy={privacy} /> },
};
