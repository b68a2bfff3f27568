import type { Icon as IconName } from '#content/icons.ts';
import type { Path } from '#content/paths.ts';
import type { PlateId } from '#content/services.ts';
import { Icon } from '#ui/Icon.tsx';
import { ReadMore } from './ArrowLink.tsx';
import { PlateDetail } from './PlateDetail.tsx';
import { tileGrid } from './tile-columns.ts';

interface Tile {
  readonly to: Path;
  /** The page whose plate is the picture. */
  readonly plate: PlateId;
  readonly icon: IconName;
  readonly title: string;
  readonly description: string;
}

/** Tiles in a hairline grid. Each has a picture above its text and links to its page. */
export function HairlineTiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <ul className={`hairline-grid ${tileGrid(tiles.length)}`}>
      {tiles.map((tile) => (
        <li key={tile.to} className="tile group relative ground flex flex-col">
          <div className="drawing-view h-47 ground-2 border-b border-line overflow-hidden">
            <PlateDetail plate={tile.plate} />
          </div>
          <div className="flex grow flex-col p-6">
            <Icon name={tile.icon} />
            <h3 className="headline-3 mt-5">{tile.title}</h3>
            <p className="body mt-2 mb-4 text-4">{tile.description}</p>
            <ReadMore to={tile.to} subject={tile.title} className="tile-link mt-auto self-start" />
          </div>
        </li>
      ))}
    </ul>
  );
}
