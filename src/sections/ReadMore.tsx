import { shellMessages } from '#catalog/shell-messages.ts';
import type { Path } from '#content/paths.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';

interface ReadMoreProps {
  readonly to: Path;
  readonly subject: string;
  readonly className?: string;
}

/** A “Read more” link. Its subject is hidden, and tells users of screen readers where the link leads. */
export function ReadMore({ to, subject, className = '' }: ReadMoreProps) {
  return (
    <Link to={to} className={`group arrow-link ${className}`}>
      <span>
        {shellMessages('more')}{' '}
        <span className="sr-only">
          {shellMessages('more.about')} {subject}
        </span>
      </span>
      <Icon name="arrow-right" className="action-arrow" />
    </Link>
  );
}
