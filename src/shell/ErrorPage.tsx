import shell from 'virtual:copy/shell';
import { ActionLink } from '#ui/ActionLink.tsx';
import { PhoneLink } from '#ui/ContactLinks.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

/**
 * Replaces a page that failed to load. It does not reload the document by itself, because the text
 * typed in the contact form is in memory: the Back button and the link to Home keep that text.
 */
export function ErrorPage() {
  return (
    <section className="ground band">
      <div className="measure">
        <PageHeading>{shell.error.title}</PageHeading>
        <p className="lede mt-6">{shell.error.text}</p>
        <p className="mt-8 flex flex-wrap gap-4">
          <button type="button" className="button-primary" onClick={() => window.location.reload()}>
            {shell.error.again}
          </button>
          <ActionLink to="/" look="secondary">
            {shell.error.home}
          </ActionLink>
          <PhoneLink className="button-secondary" />
        </p>
      </div>
    </section>
  );
}
