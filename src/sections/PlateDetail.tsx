import type { PlateId } from '#content/services.ts';

interface PlateDetailProps {
  readonly plate: PlateId;
  readonly className: string;
}

/** A page's plate without its labels, whole and in the middle of the box of `className`. */
export function PlateDetail({ plate, className }: PlateDetailProps) {
  return (
    <svg className={`drawing ${className}`} aria-hidden="true">
      <use href={`/plates/${plate}.svg#tile`} />
    </svg>
  );
}
