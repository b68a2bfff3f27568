import type { ReactNode } from 'react';
import type { Path } from '#content/paths.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';

interface ArrowLinkProps {
  readonly to: Path;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link with an arrow after its text. */
export function ArrowLink({ to, className = '', children }: ArrowLinkProps) {
  return (
    <Link to={to} className={`group arrow-link ${className}`}>
      {children}
      <Icon name="arrow-right" className="action-arrow" />
    </Link>
  );
}
