import type { PlateId } from '#content/services.ts';

interface PlateDetailProps {
  readonly plate: PlateId;
  /** The shape of the box: a tile, which has the whole drawing, or a band that is three times as wide as high. */
  readonly shape: keyof typeof extents;
  readonly className: string;
}

/** A page's plate without its labels, in the box of `className`. */
export function PlateDetail({ plate, shape, className }: PlateDetailProps) {
  return (
    <svg
      className={`drawing ${className}`}
      viewBox={extents[shape]}
      preserveAspectRatio={shape === 'tile' ? undefined : 'xMidYMid slice'}
      aria-hidden="true"
    >
      <use href={`/plates/${plate}.svg#wide-marks`} />
    </svg>
  );
}

/** In px of the wide sheet (plugins/plates/plate.ts). */
const extents = { tile: '-48 -40 896 464', band: '0 0 800 384' };
