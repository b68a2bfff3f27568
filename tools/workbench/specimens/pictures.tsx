import serviceCopy from 'virtual:copy/services';
import { Plate } from '#sections/Plate.tsx';
import { PlateDetail } from '#sections/PlateDetail.tsx';
import type { Specimens } from '#tools/workbench/specimens.ts';
import { Drawing } from '#ui/Drawing.tsx';
import { Icon } from '#ui/Icon.tsx';
import { WhenNear } from '#ui/WhenNear.tsx';

const { default: cloud } = await serviceCopy['cloud-services']();

const drawing = { name: 'cloud-services', className: 'h-60 w-full' } as const;

/** Decorative pictures and plates. */
export const specimens: Specimens = {
  'ui/Drawing': {
    water: <Drawing {...drawing} accent="water" />,
    veg: <Drawing {...drawing} accent="veg" />,
    flag: <Drawing {...drawing} accent="flag" />,
    detail: <Drawing {...drawing} accent="water" extent="detail" />,
    'on the night band': (
      <div className="band-night ground">
        <Drawing {...drawing} accent="veg" />
      </div>
    ),
    'on the flag band': (
      <div className="band-flag ground">
        <Drawing {...drawing} accent="flag" />
      </div>
    ),
  },
  'ui/WhenNear': {
    near: (
      <WhenNear className="">
        <Drawing {...drawing} accent="water" />
      </WhenNear>
    ),
  },
  'sections/PlateDetail': {
    tile: <PlateDetail plate="cloud-services" shape="tile" className="h-40" />,
    band: <PlateDetail plate="cloud-services" shape="band" className="h-40" />,
  },
  'sections/Plate': { usual: <Plate id="cloud-services" {...cloud.plate} /> },
  'ui/Icon': {
    usual: <Icon name="compass" />,
    'in the colour and size of its text': <Icon name="compass" className="" />,
  },
};
