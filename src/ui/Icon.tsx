import sprite from 'virtual:icon-sprite';
import type { Icon as IconName } from '#content/icons.ts';

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/**
 * A decorative icon; what it stands for is always said in words beside it. It comes from the one
 * sprite of the site and takes the colour of the text, the system's forced one included.
 */
export function Icon({ name, className = 'text-7 text-ink-2' }: IconProps) {
  return (
    <svg className={`icon ${className}`} width="1em" height="1em" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
