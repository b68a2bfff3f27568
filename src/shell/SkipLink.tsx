import { shellMessages } from '#catalog/shell-messages.ts';

/** The first stop of the Tab key: past the header, to the page. */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link button-primary">
      {shellMessages('skip')}
    </a>
  );
}
