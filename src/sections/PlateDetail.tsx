import type { PlateId } from '#content/services.ts';

/** A page's plate without its labels, whole and in the middle of the box of `className`. */
export function PlateDetail({
  plate,
  className,
}: {
  readonly plate: PlateId;
  readonly className: string;
}) {
  return (
    <svg className={`drawing ${className}`} aria-hidden="true">
      <use href={`/plates/${plate}.svg#tile`} />
    </svg>
  );
}
