import { company } from '#content/company.ts';
import type { ContactCopy } from '#content/copy/pages.ts';
import { TextWithEmail } from '#ui/ContactLinks.tsx';

/** The site's accessibility aims, their limits, and where to report a problem. The footer links here. */
export function AccessibilityStatement({ copy }: { readonly copy: ContactCopy['accessibility'] }) {
  return (
    <section id="accessibility" tabIndex={-1} className="ground band">
      <div className="measure columns gap-y-6">
        <h2 className="columns-start headline-2">{copy.title}</h2>
        <div className="columns-end grid gap-4">
          <p className="body">{copy.aim}</p>
          <p className="body">{copy.limits}</p>
          <p className="body">
            <TextWithEmail text={copy.report} address={company.email} />
          </p>
        </div>
      </div>
    </section>
  );
}
