import { company } from '#content/company.ts';
import { TextWithEmail } from '#ui/TextWithEmail.tsx';
import type { ContactProps } from './contact-messages.ts';

/** The site's accessibility aims, their limits, and where to report a problem. The footer links here. */
export function AccessibilityStatement({ t }: ContactProps) {
  return (
    <section id="accessibility" tabIndex={-1} className="ground band">
      <div className="measure grid gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
        <h2 className="headline-2">{t('accessibility.title')}</h2>
        <div className="grid gap-4">
          <p className="body">{t('accessibility.aim')}</p>
          <p className="body">{t('accessibility.limits')}</p>
          <p className="body">
            <TextWithEmail text={t('accessibility.report')} address={company.email} />
          </p>
        </div>
      </div>
    </section>
  );
}
