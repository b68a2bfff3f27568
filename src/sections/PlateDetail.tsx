import '#ui/drawing.css';
import type { PlateId } from '#content/services.ts';
import { WhenNear } from '#ui/WhenNear.tsx';

/** A page's plate without its labels, whole and in the middle of the box around it. */
export function PlateDetail({ plate }: { readonly plate: PlateId }) {
  return (
    <WhenNear className="size-full">
      <svg className="drawing size-full" aria-hidden="true">
        <use href={`/plates/${plate}.svg#tile`} />
      </svg>
    </WhenNear>
  );
}
