import './skip-link.css';
import { shellMessages } from '#catalog/shell-messages.ts';
import { useIsCovered } from './useIsCovered.ts';

/** The first stop of the Tab key: past the header, to the page. */
export function SkipLink() {
  return (
    <a href="#main" inert={useIsCovered()} className="skip-link button-primary">
      {shellMessages('skip')}
    </a>
  );
}
