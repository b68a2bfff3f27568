import './skip-link.css';
import { shellMessages } from '#catalog/shell-messages.ts';

/** The first Tab stop: skips the header and leads to the main content. */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link button-primary">
      {shellMessages('skip')}
    </a>
  );
}
