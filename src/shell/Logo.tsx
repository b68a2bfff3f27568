import './logo.css';
import { shellMessages } from '#catalog/shell-messages.ts';
import { company } from '#content/company.ts';
import { Link } from '#ui/Link.tsx';

/** The site's mark and name, as a link to Home. */
export function Logo() {
  return (
    <Link to="/" aria-label={shellMessages('header.home')} className="logo">
      <svg viewBox="0 0 32 26" className="h-6.5 w-8 shrink-0" aria-hidden="true">
        <path className="fill-flag" d="M5 1h22L16 18z" />
        <path className="fill-ink" d="M1 21h30v3H1z" />
      </svg>
      {company.name}
    </Link>
  );
}
