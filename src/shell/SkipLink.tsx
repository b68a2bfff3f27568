import { shellMessages } from '#catalog/shell-messages.ts';

/** The first stop of the Tab key: past the header, to the page. */
export function SkipLink({ isInert }: { readonly isInert: boolean }) {
  return (
    <a href="#main" inert={isInert} className="skip-link button-primary">
      {shellMessages('skip')}
    </a>
  );
}
