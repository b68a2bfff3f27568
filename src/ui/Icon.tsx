import type { Icon as IconName } from '#content/appearance.ts';

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** A decorative icon; what it stands for is always said in words beside it. */
export function Icon({ name, className = 'text-7 text-ink-2' }: IconProps) {
  return <span className={`${name} block shrink-0 ${className}`} aria-hidden="true" />;
}
