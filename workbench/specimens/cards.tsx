import serviceNames from 'virtual:catalog/services/name';
import homeMessages from '#catalog/en/home.json';
import bankingMessages from '#catalog/en/industry/banking.json';
import energyMessages from '#catalog/en/industry/energy.json';
import cloudMessages from '#catalog/en/services/cloud-services.json';
import { oneToFour, oneToSix } from '#catalog/ordinals.ts';
import { translator } from '#catalog/translator.ts';
import { industries } from '#content/industries.ts';
import { industryPath, servicePath } from '#content/paths.ts';
import { services } from '#content/services.ts';
import { CardPanel } from '#sections/CardPanel.tsx';
import { HairlineTiles } from '#sections/HairlineTiles.tsx';
import { RuledCards } from '#sections/RuledCards.tsx';
import { Solutions } from '#sections/Solutions.tsx';
import type { Specimen } from '#workbench/specimen.ts';

const home = translator(homeMessages);
const banking = translator(bankingMessages);
const cloud = translator(cloudMessages);
const energy = translator(energyMessages);

const practices = ['artificial-intelligence', 'gen-ai', 'automation', 'data-analytics'] as const;
const tiles = practices.map((id) => ({
  to: servicePath(id),
  plate: id,
  icon: services[id].icon,
  title: translator(serviceNames[id])('name'),
  description: home(`ai.cards.${id}`),
}));
const tileWithDrawing = {
  to: industryPath('energy'),
  drawing: 'energy',
  accent: industries.energy.accent,
  icon: industries.energy.icon,
  title: energy('name'),
  description: energy('summary'),
} as const;
const { accent: bankingAccent, cards: bankingIcons } = industries.banking;
const panel = {
  drawing: 'banking',
  accent: bankingAccent,
  title: banking('cards.title'),
  introduction: banking('cards.introduction'),
  cards: oneToFour.map((n) => ({
    icon: bankingIcons[n],
    title: banking(`cards.${n}.title`),
    description: banking(`cards.${n}.description`),
  })),
} as const;
const cloudCards = oneToFour.map((n) => ({
  icon: services['cloud-services'].cards[n],
  title: cloud(`cards.${n}.title`),
  description: cloud(`cards.${n}.description`),
}));
const solutions = {
  title: cloud('solutions.title'),
  introduction: cloud('solutions.introduction'),
  labels: { approach: cloud('solutions.approach'), result: cloud('solutions.result') },
  solutions: oneToSix.map((n) => ({
    category: cloud(`solutions.${n}.category`),
    title: cloud(`solutions.${n}.title`),
    description: cloud(`solutions.${n}.description`),
    approach: cloud(`solutions.${n}.approach`),
    result: cloud(`solutions.${n}.result`),
  })),
};

/** Bands of cards. */
export const specimens: readonly Specimen[] = [
  {
    folder: 'sections',
    name: 'HairlineTiles',
    states: [
      { name: 'usual', element: <HairlineTiles tiles={tiles} /> },
      { name: 'shortest', element: <HairlineTiles tiles={tiles.slice(0, 1)} /> },
      { name: 'of a page without a plate', element: <HairlineTiles tiles={[tileWithDrawing]} /> },
    ],
  },
  {
    folder: 'sections',
    name: 'RuledCards',
    states: [
      {
        name: 'usual',
        element: <RuledCards title={cloud('cards.title')} cards={cloudCards} />,
      },
      {
        name: 'shortest',
        element: <RuledCards title={cloud('cards.title')} cards={cloudCards.slice(0, 1)} />,
      },
    ],
  },
  {
    folder: 'sections',
    name: 'Solutions',
    states: [
      { name: 'usual', element: <Solutions {...solutions} /> },
      {
        name: 'shortest, without categories',
        element: (
          <Solutions
            {...solutions}
            solutions={solutions.solutions.slice(0, 1).map(({ category: _, ...rest }) => rest)}
          />
        ),
      },
    ],
  },
  {
    folder: 'sections',
    name: 'CardPanel',
    states: [
      { name: 'usual', element: <CardPanel {...panel} /> },
      { name: 'shortest', element: <CardPanel {...panel} cards={panel.cards.slice(0, 1)} /> },
    ],
  },
];
