import shell from 'virtual:copy/shell';
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

interface ReadMoreProps extends Omit<ArrowLinkProps, 'children'> {
  readonly subject: string;
}

/** A “Read more” link. Its subject is hidden, and tells users of screen readers where the link leads. */
export function ReadMore({ subject, ...link }: ReadMoreProps) {
  return (
    <ArrowLink {...link}>
      <span>
        {shell.more.text}{' '}
        <span className="sr-only">
          {shell.more.about} {subject}
        </span>
      </span>
    </ArrowLink>
  );
}
