import aboutMessages from '#catalog/en/about.json';
import cloudMessages from '#catalog/en/services/cloud-services.json';
import { oneToFour, oneToSix } from '#catalog/ordinals.ts';
import { translator } from '#catalog/translator.ts';
import { Narratives } from '#sections/Narratives.tsx';
import { Reasons } from '#sections/Reasons.tsx';
import { RuledPairs } from '#sections/RuledPairs.tsx';
import { Statistics } from '#sections/Statistics.tsx';
import { SuccessStories } from '#sections/SuccessStories.tsx';
import type { Specimen } from '#workbench/specimen.ts';

const about = translator(aboutMessages);
const cloud = translator(cloudMessages);

const narratives = ([1, 2] as const).map((n) => ({
  title: cloud(`narratives.${n}.title`),
  text: cloud(`narratives.${n}.text`),
}));
const reasons = oneToSix.map((n) => ({
  title: cloud(`reasons.${n}.title`),
  text: cloud(`reasons.${n}.text`),
}));
const values = {
  label: about('values.label'),
  title: about('values.title'),
  introduction: about('values.introduction'),
  pairs: oneToSix.map((n) => ({
    title: about(`values.${n}.title`),
    text: about(`values.${n}.text`),
  })),
};
const figures = oneToFour.map((n) => ({
  value: about(`statistics.${n}.value`),
  label: about(`statistics.${n}.label`),
}));
const stories = oneToFour.map((n) => ({
  client: cloud(`stories.${n}.client`),
  text: cloud(`stories.${n}.text`),
}));

/** Bands of texts and figures. */
export const specimens: readonly Specimen[] = [
  {
    folder: 'sections',
    name: 'Narratives',
    states: [
      { name: 'columns', element: <Narratives narratives={narratives} /> },
      { name: 'stack', element: <Narratives narratives={narratives} layout="stack" /> },
      { name: 'shortest', element: <Narratives narratives={narratives.slice(0, 1)} /> },
    ],
  },
  {
    folder: 'sections',
    name: 'Reasons',
    states: [
      {
        name: 'usual',
        element: (
          <Reasons
            label={cloud('reasons.label')}
            title={cloud('reasons.title')}
            reasons={reasons}
          />
        ),
      },
      {
        name: 'shortest',
        element: (
          <Reasons
            label={cloud('reasons.label')}
            title={cloud('reasons.title')}
            reasons={reasons.slice(0, 1)}
          />
        ),
      },
    ],
  },
  {
    folder: 'sections',
    name: 'RuledPairs',
    states: [
      { name: 'usual', element: <RuledPairs {...values} /> },
      { name: 'three', element: <RuledPairs {...values} pairs={values.pairs.slice(0, 3)} /> },
      {
        name: 'second ground, shortest',
        element: <RuledPairs {...values} ground="ground-2" pairs={values.pairs.slice(0, 1)} />,
      },
    ],
  },
  {
    folder: 'sections',
    name: 'Statistics',
    states: [
      { name: 'four in a row', element: <Statistics figures={figures} /> },
      { name: 'three in a row', element: <Statistics figures={figures.slice(0, 3)} /> },
      { name: 'two in a row', element: <Statistics figures={figures.slice(0, 2)} /> },
      { name: 'stack', element: <Statistics figures={figures.slice(0, 3)} layout="stack" /> },
    ],
  },
  {
    folder: 'sections',
    name: 'SuccessStories',
    states: [
      {
        name: 'usual',
        element: <SuccessStories title={cloud('stories.title')} stories={stories} />,
      },
      {
        name: 'shortest',
        element: <SuccessStories title={cloud('stories.title')} stories={stories.slice(0, 1)} />,
      },
    ],
  },
];
