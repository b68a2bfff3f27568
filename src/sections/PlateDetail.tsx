import '#ui/drawing.css';
import type { PlateId } from '#content/plate-id.ts';
import { DecorativeSvg } from '#ui/DecorativeSvg.tsx';

interface PlateDetailProps {
  readonly plate: PlateId;
  readonly className: string;
}

/** The middle of a page's plate without its labels, cropped to the box of `className`. */
export function PlateDetail({ plate, className }: PlateDetailProps) {
  return (
    <DecorativeSvg className={`drawing ${className}`} viewBox="160 50 480 300">
      <use href={`/plates/${plate}.svg#wide-marks`} />
    </DecorativeSvg>
  );
}
