import type { Path } from '#content/paths.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

interface ActionLinkProps {
  readonly to: Path;
  readonly look: 'primary' | 'secondary';
  readonly children: string;
  readonly className?: string;
}

/** A link that looks like a button. */
export function ActionLink({ to, look, children, className = '' }: ActionLinkProps) {
  return (
    <Link to={to} className={`group button-${look} ${className}`}>
      {children}
      {look === 'primary' && <Icon name="arrow-right" className="action-arrow" />}
    </Link>
  );
}
