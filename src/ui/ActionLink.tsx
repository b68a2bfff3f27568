import type { Path } from '#content/paths.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

interface ActionLinkProps {
  readonly to: Path;
  readonly look: keyof typeof looks;
  readonly children: string;
  readonly className?: string;
}

/** A link that looks like a button. */
export function ActionLink({ to, look, children, className = '' }: ActionLinkProps) {
  return (
    <Link to={to} className={`group ${looks[look]} ${className}`}>
      {children}
      {look === 'primary' && <Icon name="arrow-right" className="action-arrow" />}
    </Link>
  );
}

const looks = { primary: 'button-primary', secondary: 'button-secondary', ink: 'button-ink' };
