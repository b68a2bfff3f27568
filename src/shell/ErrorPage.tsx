import { shellMessages } from '#catalog/shell-messages.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { PhoneLink } from '#ui/PhoneLink.tsx';

/** What stands in for a page that failed: plain words, the phone number, and a way to try again. */
export function ErrorPage() {
  return (
    <section className="ground band">
      <div className="measure">
        <PageHeading>{shellMessages('error.title')}</PageHeading>
        <p className="lede mt-6">{shellMessages('error.text')}</p>
        <p className="mt-8 flex flex-wrap gap-4">
          <button type="button" className="button-primary" onClick={() => window.location.reload()}>
            {shellMessages('error.again')}
          </button>
          <PhoneLink className="button-secondary" />
        </p>
      </div>
    </section>
  );
}
