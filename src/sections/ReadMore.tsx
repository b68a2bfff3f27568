import shell from 'virtual:copy/shell';
import type { Path } from '#content/paths.ts';
import { ArrowLink } from './ArrowLink.tsx';

interface ReadMoreProps {
  readonly to: Path;
  readonly subject: string;
  readonly className?: string;
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
