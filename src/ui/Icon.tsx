import { ICON_EDGE, type Icon as IconName, shapeId } from '#content/icons.ts';

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/**
 * A decorative icon; the text beside it always says the same in words. Its shape is once in the
 * document (src/content/icons.ts) and has the colour of the text, also in forced colours.
 */
export function Icon({ name, className = 'text-9 text-water' }: IconProps) {
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
