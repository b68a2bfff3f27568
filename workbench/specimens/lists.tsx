import lifeSciencesMessages from '#catalog/en/industry/life-sciences.json';
import cloudMessages from '#catalog/en/services/cloud-services.json';
import servicesMessages from '#catalog/en/services.json';
import { oneToFive, oneToFour, oneToSix, oneToSixteen } from '#catalog/ordinals.ts';
import { translator } from '#catalog/translator.ts';
import { ArrowLink } from '#sections/ArrowLink.tsx';
import { CheckGrid } from '#sections/CheckGrid.tsx';
import { Checklists } from '#sections/Checklists.tsx';
import { Questions } from '#sections/Questions.tsx';
import { Steps } from '#sections/Steps.tsx';
import { Tags } from '#sections/Tags.tsx';
import type { Specimen } from '#workbench/specimen.ts';

const cloud = translator(cloudMessages);
const lifeSciences = translator(lifeSciencesMessages);
const services = translator(servicesMessages);

const grid = {
  title: lifeSciences('checklist.title'),
  introduction: lifeSciences('checklist.introduction'),
  points: oneToSix.map((n) => lifeSciences(`checklist.${n}`)),
};
const planning = {
  title: cloud('planning.title'),
  points: oneToFive.map((n) => cloud(`planning.${n}`)),
};
const execution = {
  title: cloud('execution.title'),
  points: oneToFive.map((n) => cloud(`execution.${n}`)),
};
const approach = {
  label: services('approach.label'),
  title: services('approach.title'),
  introduction: services('approach.introduction'),
  steps: oneToFour.map((n) => ({
    title: services(`approach.${n}.title`),
    text: services(`approach.${n}.text`),
  })),
};
const questions = oneToSix.map((n) => ({
  question: services(`questions.${n}.question`),
  answer: services(`questions.${n}.answer`),
}));
const tags = oneToSixteen.map((n) => cloud(`tags.${n}`));
const tagsTitle = cloud('tags.title');

/** Bands of short entries. */
export const specimens: readonly Specimen[] = [
  {
    folder: 'sections',
    name: 'CheckGrid',
    states: [
      { name: 'usual', element: <CheckGrid {...grid} /> },
      { name: 'shortest', element: <CheckGrid {...grid} points={grid.points.slice(0, 1)} /> },
    ],
  },
  {
    folder: 'sections',
    name: 'Checklists',
    states: [
      { name: 'usual', element: <Checklists lists={[planning, execution]} /> },
      { name: 'shortest', element: <Checklists lists={[planning]} /> },
    ],
  },
  {
    folder: 'sections',
    name: 'Questions',
    states: [
      {
        name: 'usual',
        element: (
          <Questions
            label={services('questions.label')}
            title={services('questions.title')}
            questions={questions}
          >
            <ArrowLink to="/terms">{services('questions.terms')}</ArrowLink>
          </Questions>
        ),
      },
      {
        name: 'shortest',
        element: (
          <Questions
            label={services('questions.label')}
            title={services('questions.title')}
            questions={questions.slice(0, 1)}
          />
        ),
      },
    ],
  },
  {
    folder: 'sections',
    name: 'Steps',
    states: [
      { name: 'usual', element: <Steps {...approach} /> },
      { name: 'three', element: <Steps {...approach} steps={approach.steps.slice(0, 3)} /> },
      { name: 'shortest', element: <Steps {...approach} steps={approach.steps.slice(0, 1)} /> },
    ],
  },
  {
    folder: 'sections',
    name: 'Tags',
    states: [
      { name: 'wrap', element: <Tags title={tagsTitle} tags={tags} /> },
      { name: 'grid', element: <Tags title={tagsTitle} tags={tags} layout="grid" /> },
      { name: 'shortest', element: <Tags title={tagsTitle} tags={tags.slice(0, 1)} /> },
    ],
  },
];
