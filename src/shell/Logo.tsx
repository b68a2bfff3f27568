import './frame.css';
import shell from 'virtual:copy/shell';
import { company } from '#content/company.ts';
import { mark } from '#content/mark.ts';
import { Link } from '#ui/Link.tsx';

/** The site's mark and name, as a link to Home. */
export function Logo() {
  return (
    <Link to="/" aria-label={shell.header.home} className="logo">
      <Mark />
      {company.name}
    </Link>
  );
}

/** The site's mark. */
export function Mark() {
  return (
    <svg
      viewBox={`0 0 ${mark.width} ${mark.height}`}
      className="h-6.5 w-8 shrink-0"
      aria-hidden="true"
    >
      {mark.shapes.map(({ path, fill }) => (
        <path key={path} className={fills[fill]} d={path} />
      ))}
    </svg>
  );
}

const fills = { flag: 'fill-flag', ink: 'fill-ink' } as const;
