import type { Figure } from '#content/copy/parts.ts';
import type { Path } from '#content/paths.ts';
import type { PlateId } from '#content/services.ts';
import { ReadMore } from './ArrowLink.tsx';
import { PlateDetail } from './PlateDetail.tsx';
import { tileGrid } from './tile-columns.ts';

interface Tile {
  readonly to: Path;
  /** The page whose plate is the picture. */
  readonly plate: PlateId;
  readonly title: string;
  /** Stands under the title, such as Coming Soon. */
  readonly status?: string | undefined;
  readonly description: string;
  readonly result?: Figure;
}

interface HairlineTilesProps {
  /** The ground of the pictures: night for services, forest for industries. */
  readonly band: 'band-night' | 'band-forest';
  readonly tiles: readonly Tile[];
}

/** Tiles in a hairline grid. Each has a picture above its text and links to its page. */
export function HairlineTiles({ band, tiles }: HairlineTilesProps) {
  return (
    <ul className={`hairline-grid ${tileGrid(tiles.length)}`}>
      {tiles.map((tile) => (
        <li key={tile.to} className="tile group relative ground flex flex-col">
          <div className={`${band} drawing-view h-47 ground overflow-hidden`}>
            <PlateDetail plate={tile.plate} />
          </div>
          <div className="flex grow flex-col p-6">
            <h3 className="headline-3">{tile.title}</h3>
            {tile.status !== undefined && <p className="status mt-2">{tile.status}</p>}
            <p className="body mt-2 mb-5 grow text-4">{tile.description}</p>
            {tile.result && <TileResult {...tile.result} />}
            <ReadMore to={tile.to} subject={tile.title} className="tile-link self-start" />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What a page measured for a client. Figures side by side stand at one height. */
export function TileResult({ value, label }: Figure) {
  return (
    <p className="mb-4 border-t border-line pt-4 text-4">
      <span className="numeral my-1 block text-10 text-veg">{value}</span>{' '}
      <span className="block sm:min-h-[2lh]">{label}</span>
    </p>
  );
}
