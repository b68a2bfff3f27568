import './skip-link.css';
import shell from 'virtual:copy/shell';

/** The first Tab stop: skips the header and leads to the main content. */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link button-primary">
      {shell.skip}
    </a>
  );
}
