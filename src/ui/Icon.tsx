import './icon.css';
import type { Icon as IconName } from '#content/icons.ts';
import { ICON_EDGE, shapeId } from './icon-sheet.ts';

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/**
 * A decorative icon; what it stands for is always said in words beside it. Its shape stands once in
 * the document (icon-sheet.ts) and takes the colour of the text, the system's forced one included.
 */
export function Icon({ name, className = 'text-7 text-ink-2' }: IconProps) {
  return (
    <svg
      className={`icon ${className}`}
      viewBox={`0 0 ${ICON_EDGE} ${ICON_EDGE}`}
      width="1em"
      height="1em"
      aria-hidden="true"
    >
      <use href={`#${shapeId(name)}`} />
    </svg>
  );
}
