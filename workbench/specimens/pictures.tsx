import aiMessages from '#catalog/en/services/artificial-intelligence.json';
import cloudMessages from '#catalog/en/services/cloud-services.json';
import { Plate } from '#sections/Plate.tsx';
import { PlateDetail } from '#sections/PlateDetail.tsx';
import { DecorativeSvg } from '#ui/DecorativeSvg.tsx';
import { Drawing } from '#ui/Drawing.tsx';
import { Icon } from '#ui/Icon.tsx';
import { WhenNear } from '#ui/WhenNear.tsx';
import type { Specimen } from '#workbench/specimen.ts';

const accents = ['water', 'veg', 'flag'] as const;
const drawing = { name: 'cloud-services', className: 'h-60 w-full' } as const;

/** Decorative pictures. */
export const specimens: readonly Specimen[] = [
  {
    folder: 'ui',
    name: 'Drawing',
    states: [
      ...accents.map((accent) => ({
        name: accent,
        element: <Drawing {...drawing} accent={accent} />,
      })),
      { name: 'detail', element: <Drawing {...drawing} accent="water" extent="detail" /> },
      {
        name: 'on the night band',
        element: (
          <div className="band-night ground">
            <Drawing {...drawing} accent="veg" />
          </div>
        ),
      },
      {
        name: 'on the flag band',
        element: (
          <div className="band-flag ground">
            <Drawing {...drawing} accent="flag" />
          </div>
        ),
      },
    ],
  },
  {
    folder: 'ui',
    name: 'WhenNear',
    states: [
      {
        name: 'near',
        element: (
          <WhenNear className="">
            <Drawing {...drawing} accent="water" />
          </WhenNear>
        ),
      },
    ],
  },
  {
    folder: 'sections',
    name: 'PlateDetail',
    states: [
      {
        name: 'tile',
        element: <PlateDetail plate="cloud-services" shape="tile" className="h-40" />,
      },
      {
        name: 'band',
        element: <PlateDetail plate="cloud-services" shape="band" className="h-40" />,
      },
    ],
  },
  {
    folder: 'sections',
    name: 'Plate',
    states: [
      { name: 'cloud-services', element: <Plate id="cloud-services" messages={cloudMessages} /> },
      {
        name: 'artificial-intelligence',
        element: <Plate id="artificial-intelligence" messages={aiMessages} />,
      },
    ],
  },
  {
    folder: 'ui',
    name: 'DecorativeSvg',
    states: [
      {
        name: 'usual',
        element: (
          <DecorativeSvg viewBox="0 0 1200 800" className="drawing h-60 w-full">
            <use href="/drawings/contact.svg#minor" className="stroke-contour stroke-1" />
          </DecorativeSvg>
        ),
      },
    ],
  },
  {
    folder: 'ui',
    name: 'Icon',
    states: [
      { name: 'usual', element: <Icon name="compass" /> },
      { name: 'in the colour and size of its text', element: <Icon name="compass" className="" /> },
    ],
  },
];
